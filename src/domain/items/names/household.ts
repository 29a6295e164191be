import type { NameTexts } from '../itemNames.ts'

/** What people call smaller things of a household, a garage and a yard. A business without them on its list asks for a photo. */
export const household: NameTexts = {
  en: `
waterbed, mattress: water bed
trunk: steamer trunk, footlocker, hope chest, cedar chest, blanket chest, toy chest, toy box
ice machine, freezer: ice maker, icemaker
window air, central air: ac, air conditioner, ac unit, air conditioning, aircon
lamp: floor lamp, table lamp, desk lamp, lava lamp, light, light fixture, chandelier, lantern, lampshade
mirror: wall mirror, floor mirror, bathroom mirror, door mirror
picture: picture frame, painting, oil painting, art, artwork, wall art, poster, canvas, frame
clock: grandfather clock, wall clock, cuckoo clock
fan: box fan, floor fan, ceiling fan, pedestal fan, exhaust fan
space heater: electric heater, portable heater, baseboard heater, radiator, oil radiator, patio heater
vacuum: vacuum cleaner, hoover, shop vac, dyson, roomba, robot vacuum, carpet cleaner, carpet shampooer, kirby
sewing machine: sewing machines
stroller: baby stroller, jogging stroller, double stroller, car seat, booster seat, high chair, highchair,
  baby swing, infant seat, bouncer
suitcase: luggage, duffel bag, travel bag
aquarium: fish tank, terrarium, turtle tank, reptile tank
wheelchair: walker, rollator, transport chair, commode chair, bedside commode, shower chair
toaster: toaster oven, humidifier, coffee maker, coffee machine, keurig, blender, mixer, stand mixer, kitchenaid mixer, air fryer, crock pot,
  slow cooker, instant pot, rice cooker, food processor, juicer, small appliances
trash can: garbage can, garbage bin, trash bin, recycling bin, waste basket
box medium, moving box, box, tote: books, magazines, textbooks, encyclopedias, records, vinyl records, cds, dvds, toys,
  dolls, stuffed animals, board game, puzzle, games, dishes, plates, cups, glassware, china, pots, pans, pots and pans,
  cookware, kitchenware, knickknacks, office supplies, kitchen stuff, vhs tapes
trash bag, contractor bag: clothes, clothing, shoes, boots, coat, jacket, bag of clothes, bedding, blanket, sheets,
  pillow, comforter, quilt, linens, towels, curtains, drapes, rags
pickup truck, one-car garage, loose stuff: estate, estate cleanout, house, house cleanout, whole house, storage unit,
  storage locker, basement, basement cleanout, attic, attic cleanout, apartment, apartment cleanout, hoarding,
  hoarder house, cleanout, foreclosure, eviction
sofa, dresser, dining table, bookcase: furniture, living room furniture, old furniture
dog house: doghouse, dog kennel, kennel
chicken coop: coop, rabbit hutch, chicken house
gazebo: canopy, pop up tent, awning
pergola: arbor, trellis
generator: portable generator, gas generator
leaf blower: weed eater, weed whacker, string trimmer, trimmer, hedge trimmer, edger, chainsaw, chain saw, leaf vacuum,
  weedeater
wheelbarrow: garden cart, wagon, wheel barrel
ladder: extension ladder, stepladder, step ladder, attic ladder
fire pit: firepit, chiminea
bench: garden bench, park bench, storage bench, entry bench, church pew, pew
table saw: miter saw, band saw, drill press, lathe, chop saw, saw
air compressor: portable compressor
kayak: canoe, paddle board, surfboard, rowboat, paddle boat
sink, vanity: utility sink, laundry sink, laundry tub
`,
  es: `
waterbed, mattress: cama de agua
trunk: baúl
ice machine, freezer: máquina de hielo
window air, central air: aire acondicionado, clima
lamp: lámpara, lámpara de mesa, lámpara de pie, lámpara de techo, candelabro, candil
mirror: espejo
picture: cuadro, pintura al óleo, marco de foto
clock: reloj, reloj de pared
fan: ventilador, ventilador de techo, abanico
space heater: calentador eléctrico, calentador portátil, radiador
vacuum: aspiradora
sewing machine: máquina de coser
stroller: carriola, cochecito, carrito de bebé, silla alta, silla para carro
suitcase: maleta
aquarium: pecera, acuario
wheelchair: silla de ruedas, andador
toaster: tostador, humidificador, tostadora, licuadora, batidora, cafetera, freidora
trash can: bote de basura, basurero
box medium, moving box, box, tote: libros, revistas, juguete, trastes, platos, vajilla, discos, adornos
trash bag, contractor bag: ropa, zapatos, cobija, manta, sábana, almohada, edredón, toalla, cortina
pickup truck, one-car garage, loose stuff: bodega, casa completa, vaciar casa, casa, apartamento, sótano, ático
sofa, loveseat, dresser, dining table: mueble, muebles, muebles viejos, muebles de sala
water heater: bóiler, boiler
dog house: casa de perro, casita de perro, perrera
chicken coop: gallinero
gazebo: toldo, carpa
pergola: pérgola
generator: generador, planta de luz
leaf blower: sopladora, desbrozadora, motosierra
wheelbarrow: carretilla
ladder: escalera, escalera de mano
fire pit: fogata, brasero
bench: banca
table saw: sierra, sierra de mesa
air compressor: compresor, compresor de aire
kayak: canoa
sink, vanity: fregadero, lavadero
`,
}
