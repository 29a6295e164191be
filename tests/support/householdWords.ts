/** The first hit of a search: any of these items, or `else` for something that no item covers. */
export type Expected = { readonly typed: string; readonly first: readonly string[] }

const read = (lines: string): Expected[] =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [first = '', typed = ''] = line.split(': ')
      return typed.split(', ').map((one) => ({ typed: one, first: first.split(' ') }))
    })

/** What people commonly type. */
export const commonWords = read(`
sofa: couch, sofa, leather couch, old couch, 3 seat sofa, sofá, couches
sleeper-sofa: sofa bed, pull out couch, sofá cama
sectional-3 sectional-4 sectional-5: sectional, sectional couch, corner sofa
loveseat: love seat
recliner: recliner, la-z-boy, reclining chair
armchair: rocking chair, arm chair, glider
dining-chair: chair, kitchen chair, silla, folding chairs
office-chair: desk chair, computer chair, silla de oficina
bar-stool: bar stools, barstool
ottoman: footstool
futon: futon
mattress-twin mattress-full mattress-queen mattress-king: mattress, matress, mattresses, colchón, colchon, bed, cama
mattress-queen: queen mattress, queen bed
mattress-king: king mattress, king size bed
mattress-twin: single bed
box-spring-twin box-spring-full box-spring-queen box-spring-king: box spring, boxspring
bed-frame-metal bed-frame-wood: bed frame, headboard, cabecera
adjustable-base: hospital bed
bunk-bed: bunk beds, litera
crib: baby crib, cuna
dresser: dresser, drawers, dresser with mirror, cómoda
chest-drawers: bureau, chest of drawers
nightstand: night stand, bedside table, buró
armoire: wardrobe, closet, ropero
bookcase: bookshelf, shelf, librero
china-cabinet: hutch, buffet, vitrina
entertainment-large: entertainment center
tv-stand: tv stand, tv console
file-cabinet-2 file-cabinet-4 file-cabinet-lateral: filing cabinet
metal-shelving: garage shelves
gun-safe: safe, gun safe, caja fuerte
coffee-table: coffee table
end-table: side table
dining-table: kitchen table, dining room table, table, mesa, table and chairs
desk-small: desk, computer desk, escritorio
piano-upright piano-grand: piano, upright piano
refrigerator: fridge, refrigerator, old fridge, refridgerator, nevera, refrigerador
mini-fridge: mini fridge, wine fridge
freezer-chest freezer-upright: freezer, deep freezer, congelador
washer: washer, washing machine, lavadora
dryer: dryer, clothes dryer, secadora
dishwasher: dishwasher, lavaplatos
stove: stove, oven, gas stove, estufa
microwave: microwave, microondas
water-heater: water heater, hot water heater
furnace: furnace
ac-condenser window-ac: air conditioner, ac, a/c
window-ac: window ac
gas-grill: grill, bbq, barbecue grill, parrilla
tv-flat-small tv-flat-large tv-crt tv-projection: tv, television, flat screen tv, T.V., televisor
computer: computer, laptop, computadora
printer: printer
stereo: speakers, stereo, record player
treadmill: treadmill, caminadora
elliptical: elliptical machine
exercise-bike: exercise bike, peloton
bicycle: bike, bicycle, bicicleta
weight-set: weights, dumbbells
pool-table: pool table
hot-tub hot-tub-large: hot tub, jacuzzi
above-ground-pool: swimming pool
trampoline: trampoline
playset-wood swing-metal: swing set, playground
basketball-hoop: basketball hoop
shed-resin shed-metal shed-wood-8x10 shed-wood-10x12: shed
lawn-mower: lawn mower, lawnmower
riding-mower: riding mower
snow-blower: snowblower
patio-set: patio furniture, patio table
tire: tires, llantas
carpet-room: carpet, alfombra
area-rug: rug
toilet: toilet, inodoro
no-paint: paint, paint cans, pintura
no-propane: propane, propane tank
no-ammo: ammo, fireworks
no-fuel: gasoline, motor oil
no-asbestos: asbestos
no-medical: needles
lead-acid-battery: car battery
else: lamp, mirror, ladder, clothes, toys, vacuum, fire pit, fish tank, aquarium
`)

/** Written after the names, without a look at them: a walk through a house, room by room, in both languages. */
export const walkedWords = read(`
else: umbrella stand, coat tree, shoe cabinet, picture frames, grandfather clock, table lamp, throw pillows
else: air mattress pump, candle holders, laundry detergent, crockpot, mixing bowls, cookie sheets, rice maker
else: tea set, spatula, espresso maker, trash can, floor steamer, carpet shampoo machine, iron, christmas lights
else: baby stroller, car seat, high chair, toddler toys, legos, barbie house, tricycle helmet, photo albums
else: school books, encyclopedias, old newspapers, winter coats, shoes, suitcases, bed sheets, curtains
else: wheelbarrow, garden hose, rakes, leaf blower, chainsaw, weed wacker, tool bag, extension cords, wheel chair
else: paint brushes, paint roller, gas mask, battery charger, propane heater, oil painting, medicine cabinet
else: pool noodles, pool cover, hot tub cover, tv remote, tv antenna, sofa cushions, mattress pad, chair cushions
else: dog house, cat litter box, bird cage, hamster wheel, tent, golf clubs, kayak, skis, fishing poles
else: guitar, drum set, sewing machine, typewriter, ceiling fan, chandelier, kitchen sink, shower curtain
else: lámpara, espejo, ropa, juguetes, escalera, aspiradora, libros, zapatos, carriola, ventilador, pecera
sofa: sofa grande, worn out couch, big brown couch, couch for free, velvet sofa
loveseat: two-person couch loveseat
armchair: sillón, wingback chair
recliner: broken recliner, recliner chair
dining-chair: 4 dining chairs, sillas
mattress-queen: queen size mattress, colchón queen
mattress-twin mattress-full mattress-queen mattress-king: stained mattress, colchones viejos, camas, memory foam bed
bed-frame-wood bed-frame-metal: wooden bed frame, metal bed frame, day bed
dresser: oak dresser, six drawer dresser
armoire: armario, wardrobe closet
bookcase: ikea bookcase, wood bookshelf
metal-shelving: steel shelving
dining-table: glass dining table, mesa de comedor, round kitchen table
coffee-table: glass coffee table, mesa de centro
desk-small: kids desk, student desk
refrigerator: frigde, kitchen refrigerator, refri viejo
refrigerator-large: side by side fridge
freezer-chest freezer-upright: garage freezer, stand up freezer
washer: broken washing machine, lavadora vieja
dryer: gas dryer
stove: electric stove, kitchen range
gas-grill: weber grill, rusty grill, asador
tv-flat-small tv-flat-large tv-crt tv-projection: 55 inch tv, old tube tv, tele
computer: computer tower, desktop computer
stereo: home stereo, bocinas
lawn-mower: push mower, podadora
log-cuft: firewood
brush-bundle brush-yd3: tree branches, ramas
yard-bag: leaves, bags of leaves
concrete-cuft: bricks, broken concrete, ladrillos
drywall-sheet: drywall
lumber-10: scrap wood, madera
pallet: wooden pallets
box-small box-medium box-large: cardboard boxes, cajas
bag-33: garbage bags, bolsas de basura
carpet-room: wet carpet
window: old windows
door: puertas
no-chemicals: bleach, weed killer
no-paint no-chemicals: spray paint
no-fuel: gas can, gasolina
no-propane: grill propane tank, tanque de gas
no-medical: old medicine
no-lithium: laptop battery
`)

/** Written later still, by room, yard and truck; what to expect was settled word by word afterward. */
export const listedWords = read(`
else: screens
chaise: chaise lounge
armchair: papasan chair
dining-table: vanity table, folding table, card table, glass table, mesa
else: changing table, high chair, car seat, stroller, waterbed, air mattress, dart board, sandbox, kiddie pool
else: hot tub cover, pool pump, patio umbrella, porch swing, hammock, fire pit, garden hose, wheelbarrow, leaf blower
else: weed eater, chainsaw, rototiller, ladder, sawhorse, table saw, air compressor, generator, space heater, box fan
else: ceiling fan, toaster oven, air fryer, coffee maker, blender, trash compactor, garbage disposal, range hood
else: kitchen sink, shower door, mirror, medicine cabinet, laundry tub, sump pump, radiator, fireplace insert, mantel
else: garage door opener, blinds, curtains, curtain rod, linoleum, planters, bird bath, mailbox, gazebo, pergola
else: carport, canopy tent, camper shell, truck cap, car parts, bumper, engine block, light bulbs, thermostat, scooter
else: hoverboard, projector, shredder, phone, cables, game console, typewriter, sewing machine, drum set, guitar
else: books, magazines, encyclopedias, clothes, shoes, coats, suitcase, luggage, purses, toys, legos, stuffed animals
else: dolls, board games, dishes, pots and pans, silverware, glassware, picture frames, paintings, lamps, chandelier
else: clock, grandfather clock, whiteboard, bulletin board, display case, mannequin, vending machine, cash register
else: restaurant booth, bar, bar cart, wine rack, bread box, crock pot, vacuum, carpet cleaner, iron, ironing board
else: laundry basket, hangers, coat rack, shoe rack, hall tree, bench, piano bench, step stool, tv mount
else: mattress topper, pillows, blankets, comforter, sheets, towels, crutches, wheelchair, walker, stair lift
else: scooter mobility, dog crate, cat tree, aquarium, bird cage, saddle, golf bag, canoe, kayak, jet ski, boat
else: trailer, motorcycle, ropa, juguetes, espejo, lámpara
crib: toddler bed
bed-frame-wood: trundle bed, daybed, headboard
air-hockey: foosball, air hockey table
ping-pong: ping pong table
pool-table: pool table
elliptical: elliptical
home-gym: rowing machine
weight-set: weight bench, dumbbells, barbell
trampoline: trampoline
swing-metal: swing set
playset-wood: playhouse
above-ground-pool: above ground pool
gas-grill: smoker, charcoal grill
snow-blower: snow blower
tool-chest: tool box
dehumidifier: dehumidifier, humidifier
furnace: furnace
ac-condenser: mini split
window-ac: portable ac
mini-fridge: wine fridge, mini fridge
freezer-chest: chest freezer, ice maker
microwave: microwave
stove: cooktop, estufa
wall-oven: wall oven
cabinet-base: kitchen island
toilet: toilet, commode, inodoro
bathtub: bathtub, tina
vanity: vanity
water-softener: water softener
water-heater: hot water tank
door: front door, storm door, puerta
garage-door: garage door
window: window, ventana
area-rug: rug
carpet-room: carpet, alfombra
hardwood-100: laminate flooring
tile-100: tile
drywall-sheet: drywall
plywood-sheet: plywood
lumber-10: lumber, 2x4s, madera
pallet: pallets
concrete-cuft: bricks, pavers, gravel, ladrillos
dirt-cuft: dirt, sod, tierra
log-cuft: stump, logs, firewood
yard-bag: leaves, hojas
artificial-tree: christmas tree, fake tree
fence-section: fence, gate
deck-100sf: deck boards
shed-resin: shed
tire: tires, snow tires, llantas
tire-rim: rims
no-fuel: motor oil, antifreeze, gasoline, gasolina
no-paint: paint cans, stain, pintura
no-chemicals: thinner, bleach, pesticide, weed killer, mothballs, fluorescent tubes, fire extinguisher
no-smoke: smoke alarm
lead-acid-battery: batteries, car battery, baterías
no-lithium: laptop battery, ebike
no-propane: helium tank, oxygen tank
no-ammo: fireworks, bullets
no-medical: needles, pills
stereo: vcr, dvd player, record player, speakers, stereo receiver
tv-flat-large: flat screen, plasma tv, televisión
tv-flat-small: monitor
computer: laptop, desktop computer, router, ipad, keyboard
printer: printer, fax machine
copier: copier
piano-upright: piano
organ: organ
gun-safe: safe, gun safe
file-cabinet-2: filing cabinet
cubicle: cubicle
desk-executive: office desk
conference-table: conference table
store-fixture: store shelves
china-cabinet: liquor cabinet
bar-stool: stool
patio-set: picnic table
end-table: end table, sofa table
entertainment-large: entertainment center
bunk-bed: bunk bed
mattress-twin: memory foam mattress, colchón
lift-chair: lift chair
adjustable-base: hospital bed
bicycle: bikes, bicicleta
riding-mower: lawn tractor, riding mower
sleeper-sofa: sofá cama
washer: lavadora
dryer: secadora
refrigerator: refrigerador
dining-chair: sillas
desk-small: escritorio
bag-33: basura
cd-yd3: escombro
dresser: cómoda
brush-bundle: ramas
`)
