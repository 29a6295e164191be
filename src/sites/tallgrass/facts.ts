import type { Fact } from '../schema/itemPage.ts'

/** Figures in this business's texts that are knowledge about others, or estimates from its items' volumes. */
export const facts: readonly Fact[] = [
  { figure: '800-892-0123', what: 'JULIE, who marks buried lines, besides 811' },
  { figure: 'May 1, 2025', what: 'Lemont’s contract with WM began (ordinance O-12-25)' },
  { figure: 'O-12-25', what: 'That ordinance of Lemont' },
  { figure: 'April 1, 2026', what: 'Downers Grove’s stickers ended and its cart program began' },
  { figure: 'December 1, 2025', what: 'PaintCare started in Illinois' },
  { figure: 'before 1978', what: 'Houses that may have lead paint, as the EPA says' },
  { figure: '20 tires', what: 'What a hauler in Illinois may carry without registering' },
  { figure: '20', what: 'The same limit, next to other words; and store shelf sections in a full truck' },
  { figure: '30 years', what: 'How long somebody has lived in their house, as an example' },
  { figure: '400 square feet', what: 'A deck that fills three quarters of the truck, by its volume' },
  { figure: '160 feet', what: 'A fence that fills half of the truck, by its volume' },
  { figure: '7, 11, 50 and 65', what: 'Cubicles, desks, office chairs and pallets in a full truck, by their volume' },
  { figure: '8:00, 8:30, 9:30, 11:00, 12:30 and 1:00', what: 'A Saturday in an office, as an example' },
]
