import type { NameTexts } from '../itemNames.ts'

/** What people call what's left of remodeling, and what's in stores. */
export const building: NameTexts = {
  en: `
carpet room, carpet: wall to wall carpet, carpeting, carpet pad, carpet padding, old carpet, underlayment,
  bedroom carpet
carpet roll, carpet: rolled carpet, carpet remnant, roll of carpet
area rug, carpet: rug, oriental rug, throw rug, runner rug, persian rug, floor rug, shag rug, outdoor rug
drywall, debris: sheetrock, plasterboard, gypsum, gypsum board, wallboard, dry wall, gyproc
two-by-fours, plywood, lumber, debris: lumber, wood, 2x4, stud, board, two by four, wood scraps, timber, planks,
  wood pile, wood planks, joist, lumber scraps, beam, trim, baseboard, molding, wood trim, beadboard
plywood, lumber: plywood sheets, osb, particle board, wood sheet, wood panel, paneling, wood paneling, mdf,
  chipboard
debris, concrete: construction debris, demolition debris, demo debris, renovation waste, construction waste,
  remodeling waste, construction materials, rubble, demolition, building materials, insulation, siding, gutter,
  construction trash, remodeling debris, roofing debris, vinyl siding, ceiling tiles, construction, demo waste,
  fiberglass insulation
hardwood, debris: wood floor, wood flooring, hardwood floor, laminate, laminate flooring, vinyl plank, floor boards,
  flooring, laminate floor, vinyl flooring, parquet, floorboards
tile, debris: ceramic tile, tiles, floor tile, bathroom tile, plaster, wall tile, porcelain tile, lath and plaster,
  backsplash
shingles, debris: roofing, roof, asphalt shingles, roof tiles, roofing shingles, tar paper
concrete: cement, paver, stone, block, cinder block, brick, patio stones, rock, gravel, landscaping rock,
  landscape stone, retaining wall blocks, flagstone, stepping stones, asphalt, concrete chunks, concrete slab,
  river rock, boulder
dirt, concrete: soil, sod, fill dirt, topsoil, sand, clay, mud, potting soil, sandbox sand
toilet, debris: commode, toilet bowl, toilets, bathroom toilet, toilet tank
vanity, cabinet: bathroom vanity, sink, bathroom sink, vanity sink, vanity cabinet, pedestal sink, bathroom cabinet,
  wash basin, washbasin
bathtub steel, bathtub, debris: tub, bath tub, bath, fiberglass tub, shower, shower stall, garden tub, soaking tub,
  whirlpool bath, shower pan, tub surround, bathroom tub
bathtub iron, bathtub: cast iron tub, clawfoot tub, iron tub, claw foot tub, clawfoot bathtub, cast iron bathtub
cabinet base, kitchen cabinet: kitchen cabinets, cabinets, base cabinet, lower cabinet, kitchen cupboards,
  kitchen island, sink cabinet, laundry cabinet
cabinet wall, kitchen cabinet: wall cabinet, upper cabinet, hanging cabinet
interior door, door: closet door, wood door, bedroom door, bifold door, front door, exterior door, wooden door, storm door,
  screen door, sliding door, doors, french doors, sliding glass door, patio door, entry door
window: windows, window frame, glass window, window pane, storm window, double pane window, window sash,
  replacement windows
railroad tie, lumber: railroad ties, landscape timber, landscaping timbers, treated lumber, rr tie, treated wood,
  sleeper tie
pallet: skid, wood pallets, wooden pallet, crate, wooden crate, shipping pallet
store shelf, store shelving, metal shelving: gondola, gondola shelf, store fixture, retail shelving, display rack,
  retail shelf, store shelves, retail fixtures, store display, clothing rack store
reach-in cooler, refrigerator: commercial fridge, commercial refrigerator, restaurant fridge, commercial freezer,
  restaurant refrigerator, display cooler, reach in cooler, glass door cooler, pop cooler, commercial cooler,
  walk in cooler
`,
  es: `
carpet room, carpet: alfombra, moqueta, bajo alfombra, carpeta de piso
carpet roll, carpet: rollo de alfombra
area rug, carpet: tapete
drywall, debris: tablaroca, tabla roca, panel de yeso, yeso, pladur
two-by-fours, plywood, debris: madera, tabla, polín, vigas de madera, madera de construcción
plywood, lumber: triplay, contrachapado, hoja de madera, aglomerado
debris, concrete: escombro, cascajo, desechos de construcción, aislante, material de construcción,
  basura de construcción
hardwood, debris: piso de madera, duela, piso laminado, laminado, piso flotante
tile, debris: azulejo, loseta, mosaico, baldosa
shingles, debris: tejas, techo, techado
concrete: concreto, cemento, ladrillo, piedra, bloque, adoquín, grava, hormigón
dirt, concrete: tierra, arena, barro, lodo
toilet, debris: inodoro, escusado, excusado, taza de baño, retrete
vanity, cabinet: lavabo, lavamanos, mueble de baño, gabinete de baño
bathtub steel, bathtub, debris: tina, bañera, tina de baño, ducha, regadera
bathtub iron, bathtub: tina de hierro, bañera de hierro fundido
cabinet base, kitchen cabinet: gabinete, gabinetes de cocina, mueble de cocina
interior door, door: puerta, puerta de madera, puerta corrediza
window: ventana, ventana de vidrio
railroad tie, lumber: durmiente
pallet: tarima, palé, paleta de madera
store shelf, store shelving, metal shelving: estante de tienda, góndola de tienda, exhibidor
reach-in cooler, refrigerator: refrigerador comercial, nevera comercial, enfriador comercial
`,
}
