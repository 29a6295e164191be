import type { NameTexts } from '../itemNames.ts'

/** What people call things for sports and play, in the garage, the yard and around the house. */
export const outside: NameTexts = {
  en: `
treadmill: running machine, walking pad, running belt, exercise machine, nordictrack, proform, life fitness
elliptical, treadmill: elliptical machine, eliptical machine, cross trainer, stair stepper, stairmaster, stair
  climber, elliptical trainer, ski machine
exercise bike: stationary bike, stationery bike, excercise bike, spin bike, peloton, recumbent bike, exercise bicycle, spinning bike, exercycle,
  workout bike, fitness bike
home gym, treadmill: weight machine, bowflex, gym equipment, exercise equipment, workout equipment, workout machine,
  gym machine, multi gym, universal gym, rowing machine, rower, gym, smith machine, squat rack, power rack,
  fitness equipment, total gym
weight bench, home gym: weights, dumbbell, barbell, weight set, bench press, free weights, weight plates, kettlebell,
  weight rack, workout bench, gym weights
piano upright, piano: upright piano, spinet, player piano, console piano, spinet piano
piano grand, piano: grand piano, baby grand, steinway
organ, piano: hammond organ, church organ, pump organ, wurlitzer
pool table: billiard table, billiards, snooker table, pooltable, slate table, bumper pool table
ping-pong: ping pong, table tennis, pingpong table
air hockey: foosball, air hockey table, game table, arcade machine, pinball machine, arcade game, pinball,
  shuffleboard table
trampoline: jumping trampoline, jump mat
playset, swing set: play set, playground, jungle gym, wooden swing set, playhouse, wood playset, play structure,
  swingset wood, climbing frame, tree house, slide, playground set, monkey bars
swing set, playset: swingset, metal swing set, swings, porch swing frame
basketball hoop: basketball goal, basketball net, hoop, basketball backboard, basketball pole, basketball
bicycle, exercise bike: bike, mountain bike, tricycle, road bike, trike, e bike, bmx, ten speed, electric bike,
  schwinn, huffy
above-ground pool: pool, swimming pool, above ground swimming pool, pool liner
hot tub: jacuzzi, spa, whirlpool, hottub, swim spa, spa tub, jacuzzi tub outdoor, inflatable hot tub, jaccuzi
shed: barn, storage shed, tool shed, wood shed, tuff shed, tin shed, outbuilding, tuffshed
shed plastic, shed: rubbermaid shed, resin shed, suncast shed
deck: porch, deck boards, decking
fence: picket fence, fence panel, fence post, fencing, privacy fence, fence boards, gate, fence section
patio table: patio set, patio furniture, outdoor furniture, garden furniture, lawn furniture, patio chairs,
  outdoor table, lawn chair, outdoor chairs, adirondack chair, picnic table, patio dining set, outdoor set,
  porch furniture, deck furniture, wicker furniture, patio umbrella table, garden table, outdoor sofa, patio
lawn mower: lawnmower, push mower, mower, grass cutter, toro, lawn boy, husqvarna
riding, lawn mower: riding mower, riding lawnmower, tractor, lawn tractor, garden tractor, zero turn, zero turn mower,
  john deere, ride on mower, john deere mower, cub cadet
snow blower: snowblower, snow thrower, snowthrower, toro snow blower, snow machine
workbench: work bench, work table, tool bench, garage bench, shop table, shop bench
tool chest: toolbox, tool box, tool cabinet, rolling tool chest, craftsman tool chest, tool cart, mechanics chest,
  job box, gang box
garage door: overhead door, garage door panel
tire: tyre, car tire, tires, bike tire, snow tires, spare tire
tire on, tire: wheel, rims, car wheel, tire and rim, car rims
tire truck, tire: truck tire, semi tire, tractor tire
artificial tree, yard waste: christmas tree, xmas tree, fake tree, fake christmas tree, artificial tree, plastic tree
trash bag, kitchen bag, contractor bag: garbage bag, sack, junk bag, black bag, bag, bags of trash, leaf bag plastic,
  hefty bag, bagged trash
contractor bag, trash bag: construction bag, heavy duty bag, bag of debris, bag of rubble
kitchen bag, trash bag: small trash bag, tall kitchen bag
box medium, box small, box large, moving box: box, carton, cardboard box, moving boxes, cardboard, storage box,
  banker box, file box, boxes of stuff
tote, box: bin, storage bin, plastic bin, storage tote, rubbermaid, plastic tub, storage container, plastic container,
  tupperware bin, plastic box, rubbermaid tote, totes, storage tub
loose stuff, pickup truck, trash bag: trash, garbage, junk, rubbish, misc, stuff, miscellaneous, random stuff,
  household junk, clutter, loose junk, trash pile, pile of junk, odds and ends, misc items, household trash, waste,
  refuse, basement junk, attic junk
pickup truck: truckload, truck load, pickup load, trailer load
one-car garage, garage door, pickup truck: garage, garage cleanout, garage full, whole garage
yard waste, brush: leaves, grass clippings, yard debris, leaf bags, leaf, grass, weeds, lawn clippings, garden waste,
  yard trash, mulch, mulch pile, yard bags, lawn bags, bag of leaves, clippings, pulled weeds, wood chips
brush: branch, limb, tree limbs, shrub, sticks, bushes, tree branches, hedge trimmings, twigs, tree trimmings, vines,
  storm debris, brush pile, hedge clippings
log, brush: tree trunk, firewood, logs, stump, tree stump, tree, wood logs, fire wood, cut up tree, fallen tree
`,
  es: `
treadmill: caminadora, corredora, cinta de correr, banda para correr, trotadora
elliptical, treadmill: elíptica, escaladora
exercise bike: bicicleta estática, bicicleta fija, bicicleta de ejercicio
home gym, treadmill: gimnasio, aparato de ejercicio, máquina de ejercicio, multigimnasio
weight bench, home gym: pesas, mancuernas, banco de pesas, juego de pesas
piano upright, piano: piano vertical
piano grand, piano: piano de cola
organ, piano: órgano
pool table: mesa de billar, billar
ping-pong: mesa de ping pong, mesa de tenis
air hockey: futbolín, futbolito
trampoline: brincolín, brinca brinca, cama elástica, trampolín, tumbling
playset, swing set: juegos infantiles de patio, juego de jardín, casita de juegos, resbaladilla
swing set, playset: columpio
basketball hoop: canasta de básquetbol, aro de baloncesto, tablero de básquet, canasta
bicycle, exercise bike: bicicleta, bici, triciclo
above-ground pool: piscina, alberca, pileta
hot tub: tina caliente, yacusi, bañera de hidromasaje, tina de hidromasaje
shed: cobertizo, caseta, bodega de jardín, casita de herramientas, galpón, tejabán, cuartito de herramientas, cuartito
deck: terraza de madera, porche
fence: cerca, cerca de madera, valla, barda de madera, reja de madera, portón
patio table: muebles de jardín, muebles de patio, mesa de jardín, juego de patio, silla de jardín, mesa de patio,
  sillas de patio
lawn mower: podadora, cortacésped, cortadora de pasto, cortadora de césped, máquina de cortar pasto
riding, lawn mower: tractor podador, tractor de jardín
snow blower: quitanieves, sopladora de nieve, máquina de nieve
workbench: banco de trabajo, mesa de trabajo
tool chest: caja de herramientas, cajón de herramientas
garage door: puerta de garaje, puerta de cochera
tire: llanta, neumático, goma de carro
tire on, tire: llanta con rin, rines, rin, rueda
tire truck, tire: llanta de camión
artificial tree, yard waste: árbol de navidad, arbolito, pino de navidad
trash bag, contractor bag: basura, bolsa de basura, bolsa, bolsa negra, saco, costal
box medium, box, moving box: caja, caja de cartón, cajas de mudanza, cartón
tote, box: contenedor de plástico, caja de plástico, recipiente de plástico
loose stuff, pickup truck, trash bag: desechos, chatarra, cosas, tiliches, cachivaches, chunches, triques, escombro de casa, chácharas,
  cacharros
pickup truck: camioneta llena, carga de camioneta, troca llena, viaje de troca
one-car garage, garage door, pickup truck: garaje, cochera, garaje lleno
yard waste, brush: hojas, pasto, zacate, hierba, césped, basura de jardín, hojarasca, maleza, desechos de jardín,
  grama, basura de la yarda
brush: ramas, arbustos, ramas de árbol, matorral
log, brush: tronco, leña, árbol, raíz de árbol
`,
}

/** What people call what's left of remodeling, and what's in stores. */
export const building: NameTexts = {
  en: `
carpet room, carpet: wall to wall carpet, carpeting, carpet pad, carpet padding, old carpet, underlayment
carpet roll, carpet: rolled carpet, carpet remnant, roll of carpet
area rug, carpet: rug, oriental rug, throw rug, runner rug, persian rug, floor rug, shag rug, outdoor rug
drywall, debris: sheetrock, plasterboard, gypsum, gypsum board, wallboard, dry wall, gyproc
two-by-fours, plywood, lumber, debris: lumber, wood, 2x4, stud, board, two by four, wood scraps, timber, planks, wood
  pile, joist, lumber scraps, beam, trim, baseboard, molding, beadboard, barn wood
plywood, lumber: plywood sheets, osb, particle board, wood sheet, wood panel, paneling, mdf, chipboard
debris, concrete: construction debris, demolition debris, demo debris, renovation waste, construction waste,
  remodeling waste, construction materials, rubble, demolition, building materials, insulation, siding, gutter,
  construction trash, remodeling debris, roofing debris, vinyl siding, ceiling tiles, construction, demo waste,
  fiberglass insulation
hardwood, debris: wood floor, hardwood floor, laminate, laminate flooring, vinyl plank, floor boards, flooring,
  laminate floor, vinyl flooring, parquet, floorboards, linoleum
tile, debris: ceramic tile, tiles, floor tile, bathroom tile, plaster, wall tile, porcelain tile, lath and plaster,
  backsplash
shingles, debris: roofing, roof, asphalt shingles, roof tiles, roofing shingles, tar paper
concrete: cement, concrete steps, paver, stone, block, cinder block, brick, patio stones, rock, gravel, landscaping rock,
  landscape stone, retaining wall blocks, flagstone, stepping stones, asphalt, concrete chunks, concrete slab,
  river rock, boulder, blacktop
dirt, concrete: soil, sod, fill dirt, topsoil, sand, clay, mud, potting soil, sandbox sand
toilet, debris: commode, toilet bowl, toilets, toilet tank
vanity, cabinet: bathroom sink, vanity sink, vanity cabinet, pedestal sink, bathroom cabinet, wash basin, washbasin
bathtub steel, bathtub, debris: tub, bath tub, bath, fiberglass tub, shower, shower stall, garden tub, soaking tub,
  whirlpool bath, shower pan, tub surround
bathtub iron, bathtub: cast iron tub, clawfoot tub, iron tub, claw foot tub, clawfoot bathtub, cast iron bathtub
cabinet base, kitchen cabinet: kitchen cabinets, cabinets, base cabinet, lower cabinet, kitchen cupboards,
  kitchen island, sink cabinet, laundry cabinet
cabinet wall, kitchen cabinet: wall cabinet, upper cabinet, hanging cabinet
interior door, door: closet door, bedroom door, bifold door, front door, exterior door, storm door, screen door,
  sliding door, doors, french doors, sliding glass door, patio door, entry door
window: windows, window frame, window pane, storm window, double pane window, window sash, replacement windows
railroad tie, lumber: railroad ties, landscape timber, landscaping timbers, treated lumber, rr tie, treated wood,
  sleeper tie
pallet: skid, crate, shipping pallet
store shelf, store shelving, metal shelving: gondola, gondola shelf, store fixture, retail shelving, display rack,
  retail shelf, store shelves, retail fixtures, store display, clothing rack store
reach-in cooler, refrigerator: commercial fridge, commercial refrigerator, restaurant fridge, commercial freezer,
  restaurant refrigerator, display cooler, reach in cooler, glass door cooler, pop cooler, commercial cooler,
  walk in cooler
`,
  es: `
carpet room, carpet: alfombra, moqueta, bajo alfombra, carpeta de piso
carpet roll, carpet: rollo de alfombra, rollo de carpeta
area rug, carpet: tapete
drywall, debris: tablaroca, tabla roca, panel de yeso, yeso, pladur
two-by-fours, plywood, debris: madera, madera podrida, dos por cuatro, tabla, polín, vigas de madera, madera de construcción
plywood, lumber: triplay, contrachapado, hoja de madera, aglomerado
debris, concrete: escombro, cascajo, desechos de construcción, aislante, material de construcción,
  basura de construcción
hardwood, debris: piso de madera, duela, piso laminado, laminado, piso flotante
tile, debris: azulejo, loseta, mosaico, baldosa
shingles, debris: tejas, techo, techado
concrete: concreto, cemento, ladrillo, piedra, bloque, adoquín, grava, hormigón
dirt, concrete: tierra, arena, barro, lodo
toilet, debris: inodoro, escusado, excusado, taza de baño, retrete, wáter
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
