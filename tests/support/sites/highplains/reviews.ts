export const figuresHeading = 'What our figures count'
export const aboutFigures: readonly string[] = ['Each figure, with its place.']
export const figures: readonly { readonly value: string; readonly place: string; readonly text: string }[] = [
  { value: '4.7', place: 'In the header', text: 'Our average rating.' },
]
