import type { NameTexts } from '../itemNames.ts'

/** What people call things that aren't safe in a truck. No word here may mean anything harmless too. */
export const hazards: NameTexts = {
  en: `
battery, lithium: battery
battery: car battery, auto battery, truck battery, boat battery, marine battery, lead acid battery,
  motorcycle battery, sump pump battery, deep cycle battery, golf cart battery, lead battery
paint: paint, paint can, latex paint, oil paint, house paint, wall paint, primer, lacquer, varnish, stain,
  wood stain, deck stain, leftover paint, polyurethane, oil based paint, liquid paint, paint bucket, wet paint,
  sealer, enamel paint
chemicals, paint: chemicals, cleaner, thinner, paint thinner, bleach, poison, weed killer, weedkiller, pesticide,
  insecticide, herbicide, solvent, acetone, turpentine, mineral spirits, ammonia, drain cleaner, acid,
  muriatic acid, chlorine, pool chemicals, pool chlorine, cleaning supplies, cleaning products, household chemicals,
  bug spray, rat poison, fertilizer, roundup, aerosol, aerosol cans, spray paint, spray cans, fluorescent tube,
  fluorescent bulb, fluorescent lights, cfl bulb, cfl, mercury, mercury thermometer, mercury thermostat,
  fire extinguisher, lye, pool acid, ant killer, hazardous waste, household hazardous waste, hazmat, toxic waste,
  paint stripper, epoxy, oven cleaner, degreaser, photo chemicals, driveway sealer, roof tar, moth balls, mothballs
gasoline, fuel: gas, gasoline, petrol, diesel, fuel, oil, motor oil, engine oil, antifreeze, coolant, kerosene,
  lighter fluid, gas can, fuel can, jerry can, brake fluid, transmission fluid, heating oil, hydraulic fluid,
  gas tank, fuel tank, cooking oil, waste oil, oil tank, heating oil tank
propane: propane, propain, propane tank, gas cylinder, propane cylinder, lp tank, lp gas, butane, oxygen tank,
  oxygen cylinder, helium tank, propane bottle, welding tank, compressed gas, gas bottle, camping fuel, co2 tank, acetylene,
  acetylene tank, grill tank, lpg tank, coleman fuel, scuba tank, freon, freon tank
asbestos: asbestos, asbestos tile, asbestos siding, asbestos insulation, vermiculite, vermiculite insulation,
  popcorn ceiling, asbestos pipe, asbestos floor tile
medicine: medicine, medication, needle, syringe, pills, drugs, prescription, sharps, insulin, medical waste,
  prescription drugs, expired medicine, sharps container, insulin needles, lancets, epipen, biohazard, chemo
ammunition: ammunition, ammo, bullet, gun, rifle, pistol, firearm, explosive, firework, gunpowder, grenade, shotgun,
  shotgun shells, firecracker, flares, handgun, dynamite, weapon, revolver, road flares, sparklers, gun powder
smoke detectors: smoke detector, smoke alarm, fire alarm, carbon monoxide detector, co detector, co alarm
lithium: lithium, lithium battery, power bank, lithium ion battery, laptop battery, phone battery, e-bike battery,
  swollen battery, tool battery, drill battery, vape, cordless tool battery, ebike battery, hoverboard battery,
  vape pen, scooter battery, rechargeable battery
`,
  es: `
battery, lithium: batería, pila
battery: batería de carro, batería de auto, acumulador, batería de coche
paint: pintura, bote de pintura, barniz, laca, lata de pintura
chemicals, paint: químicos, productos químicos, solvente, tíner, cloro, veneno, pesticida, insecticida, herbicida,
  ácido, blanqueador, aguarrás, limpiadores, productos de limpieza, extintor, extinguidor, fertilizante, aerosoles,
  matahierbas
gasoline, fuel: gasolina, aceite, aceite de motor, anticongelante, diésel, combustible, queroseno,
  bidón de gasolina, aceite de carro
propane: propano, tanque de gas, cilindro de gas, tanque de propano, garrafa de gas, tanque de oxígeno, bombona,
  gas lp
asbestos: asbesto, amianto
medicine: medicina, medicamentos, jeringa, agujas, pastillas, insulina
ammunition: municiones, balas, pistola, arma, cohetes, fuegos artificiales, pólvora, explosivos, escopeta, cuetes
smoke detectors: detector de humo, alarma de humo, alarma de incendio
lithium: batería de litio, pila de litio, batería de celular, litio, batería de laptop
`,
}

/**
 * Household things that are too many or too different to have a price each. Without them here, a part of their name
 * would find something else: a fish tank a propane tank, a table lamp a table.
 */
export const others: NameTexts = {
  en: `
something else: lamp shade, ceiling light, light bulb, bulb, string lights, christmas lights, oil lamp, outdoor light,
  sconce, pendant light, track lighting
something else: photo, photo album, statue, sculpture, figurine, knick knacks, decor, decoration,
  christmas decorations, halloween decorations, holiday decorations, ornaments, wreath, vase, candle, plant,
  houseplant, fake plant, artificial plant, flower pot, pot planter, planter, plant stand, pottery, urn, globe,
  nativity set, yard inflatable, collectibles, antiques, trinkets
something else: dress, shirt, pants, jeans, hats, purse, handbag, suit, wedding dress, coat rack, clothes rack,
  clothing rack, garment rack, hangers, clothes hangers, shoe rack, hat rack, laundry basket, hamper, laundry hamper,
  ironing board, iron, drying rack, uniforms, costumes, jewelry, jewelry box, umbrella, backpack, belt
something else: bed sheets, curtain rod, blinds, window blinds, shades, window shade, shutters, shower curtain,
  tablecloth, cushion, couch cushions, sofa cushions, sofa cover, patio cushions, chair cushions, mattress topper,
  mattress pad, mattress cover, bean bag, bean bag chair, beanbag, fabric, yarn, sleeping bag, bath mat, door mat,
  doormat, floor mat, electric blanket, heating pad, duvet
something else: dollhouse, doll house, teddy bear, lego, train set, model train, action figures, rocking horse,
  power wheels, big wheel, toy car, ride on toy, sandbox, water table, play kitchen, kids toys, baby toys, train table,
  blocks toy, nerf gun, toy gun, water gun, squirt gun, bb gun, airsoft gun, cap gun, playing cards, comic books,
  coloring books
something else: baby gate, walker baby, baby monitor, baby carrier, diaper pail, diapers, potty, potty chair,
  baby clothes, baby bath, baby stuff
something else: steam cleaner, steam mop, mop, broom, bucket, mop bucket, dust pan, swiffer, duster, wastebasket,
  compost bin, garbage pail, pool cleaner, floor buffer, cleaning cart, step stool
something else: a frame ladder, scaffold, scaffolding, hand truck, dolly, garden hose, hose, hose reel, sprinkler,
  rake, shovel, garden tools, yard tools, hoe, tiller, rototiller, wood chipper, log splitter, lawn spreader,
  lawn roller, aerator, snow shovel, post hole digger, pickaxe, ax, axe, pole saw, cultivator, sprayer,
  garden sprayer, lawn sweeper, tarp
something else: tools, hand tools, power tools, drill, circular saw, sander, router table, jointer, planer, vise,
  pressure washer, power washer, welder, sawhorse, saw horse, massage gun, nail gun, heat gun, glue gun, staple gun,
  caulk gun, grease gun, paint gun, paint sprayer, paint roller, paint brush, paint tray, jack, car jack, floor jack,
  engine hoist, extension cord, cords, cables, wires, nails, screws, hardware, nuts and bolts, bolts, level, clamps,
  sledgehammer, hammer, wrench, shop light, tool belt, engine stand, car ramps, battery charger, soldering iron,
  work light, mailbox, mail box
something else: car parts, auto parts, engine, motor, car engine, transmission, bumper, car hood, tailgate, truck bed,
  truck cap, truck topper, tonneau cover, roof rack, bike rack, car door, exhaust, muffler, car, truck, auto, vehicle,
  boat, jon boat, jet ski, motorcycle, scooter, moped, atv, go kart, golf cart, trailer, camper, rv, snowmobile,
  dirt bike, boat trailer, utility trailer, boat motor, outboard motor, camper shell, pop up camper, rv awning,
  hoverboard, electric scooter, windshield, car stereo, car battery charger, hubcaps, car cover, boat cover
something else: fireplace, electric fireplace, fireplace insert, fireplace mantel, mantel, mantle, fireplace screen,
  fireplace tools, wood stove, wood burning stove, pellet stove, kerosene heater, oil tank stand, fire, air purifier,
  air filter, coffee pot, kitchenaid, pressure cooker, waffle maker, bread maker, bread machine, hot plate, kettle,
  tea kettle, electric kettle, popcorn machine, popcorn maker, deep fryer, turkey fryer, fryer, espresso machine,
  ice cream maker, can opener, food scale, hair dryer, blow dryer, curling iron, trash compactor, garbage disposal,
  range hood, vent hood, kitchen hood, water filter, food dehydrator, roaster, propane heater
something else: mugs, glasses, silverware, utensils, bakeware, tupperware, fine china, dish rack, bowls, crystal,
  knives, knife, cutting board, spice rack, wine rack, bottles, jars, mason jars, cooler, ice chest, lunch box, food,
  canned goods, canned food, wine bottles, paper towels, thermos, picnic basket, basket, cart, kitchen cart, bar cart,
  rolling cart, serving cart, tv tray, tv dinner trays, bar, home bar, wet bar, microwave cart, microwave stand
something else: newspapers, paper, documents, files, record albums, cd, tapes, binders, notebooks,
  calendar, whiteboard, white board, chalkboard, bulletin board, paper shredder, shredder, typewriter, cash register,
  calculator, podium, lectern, easel, paper cutter, laminator, projector, slide projector, projector screen,
  projection screen, file folders, mail
something else: fish tank stand, aquarium stand, dog crate, changing table, air mattress, kiddie pool, kids pool,
  wading pool, hall tree, bread box, breadbox, dog cage, dog bed, pet bed, cat tree, cat tower, cat condo, cat litter,
  litter box, bird cage, birdcage, hamster cage, pet carrier, dog food, dog gate, pet gate, pet supplies, dog toys,
  bird bath, birdbath, bird feeder, bird house, birdhouse, cage, pet crate, guinea pig cage, bee hive, horse saddle,
  saddle, hay, hay bales, scratching post, tank
something else: golf clubs, golf bag, golf, skis, ski, snowboard, sled, hockey stick, hockey net, soccer goal,
  soccer net, baseball bat, bat, tennis racket, roller blades, rollerblades, ice skates, roller skates, skates,
  skateboard, punching bag, heavy bag, boxing bag, yoga mat, exercise ball, exercise mat, gym mat, dartboard,
  dart board, tent, camping gear, camping equipment, camp stove, camping stove, fishing rod, fishing pole,
  fishing gear, tackle box, sports equipment, sporting goods, ball, bowling ball, football, helmet, bike helmet,
  cornhole, croquet, badminton net, volleyball net, batting cage, poker table, poker chips, hammock, inversion table,
  massage table, massage chair, tanning bed, sauna, rowboat oars, life jackets, pool float, pool toys, pool ladder,
  pool pump, pool heater, pool filter, pool cover, hot tub cover, hot tub steps, spa cover, pogo stick, archery,
  deer stand, tree stand, duck decoys, ab roller, exercise bands, jump rope, dance pole, trophies
something else: guitar, electric guitar, drums, drum set, drum kit, violin, trumpet, keyboard piano, electric piano,
  piano bench, digital piano, electric keyboard, accordion, saxophone, cello, harp, music stand, instrument,
  musical instruments, microphone, music box, sheet music, banjo, flute, clarinet, ukulele
something else: crutches, cane, shower bench, toilet seat, toilet riser, grab bar, mobility scooter, hospital table,
  overbed table, hoyer lift, stair lift, stairlift, chair lift, ramp, wheelchair ramp, cpap, oxygen concentrator,
  medical equipment, knee scooter, bed pan, adult diapers, medicine cabinet, medicine ball, nebulizer,
  blood pressure monitor, exam table, scale, bathroom scale
something else: phone, cell phone, telephone, camera, video game, xbox, playstation, nintendo, wii, game console,
  gaming console, computer mouse, mouse, remote, tv remote, tv antenna, antenna, satellite dish, dish network,
  tv mount, tv bracket, headphones, cable box, dvd rack, cd rack, charger, battery backup, ups, telescope, binoculars,
  walkie talkie, drone, vcr tapes, alarm clock, security camera, doorbell, thermostat, electronics box, video camera,
  camcorder, kindle, watch, smart watch, electrical panel, breaker box, electrical wire, metal detector,
  monitor stand, monitor arm, computer cart
something else: carport, greenhouse, umbrella stand, patio umbrella, umbrella base, outdoor rug pad, shoe bench,
  porch swing, patio swing, swing bench, glider bench, outdoor swing, hammock stand, garden statue, gnome, fountain,
  water fountain, pond, pond liner, pond pump, water feature, raised bed, raised garden bed, garden bed, flower bed,
  flower box, window box, flag pole, flagpole, clothesline, rain barrel, barrel, 55 gallon drum, water tank,
  well pump, septic tank, bricks toy, deck box, patio storage box, storage bench outdoor, cinder, dumpster,
  porta potty, sign, yard sign, sign post, lawn ornaments, wind chimes, mailbox post, hot tub pump, sump pump, pump,
  clothes line, weather vane
something else: faucet, pipe, pvc pipe, copper pipe, plumbing, plumbing fixtures, shower door, shower head,
  towel rack, countertop, counter top, granite countertop, granite, marble, sheet glass, plexiglass, glass top,
  urinal, bidet, water meter, railing, stair railing, handrail, stairs, staircase, spiral staircase, steps, wallpaper,
  door knob, doorknob, door handle, door frame, window screen, window well, window air filter, ductwork, duct, vent,
  chimney, skylight, metal roof, sheet metal, scrap metal, metal, aluminum, steel, iron scrap, copper, tin,
  metal pipe, metal poles, rebar, chain link fence, chain link, wire fence, pole, plastic, styrofoam, packing peanuts,
  bubble wrap, packing material, foam, plastic bottles, cans, aluminum cans, vinyl, room divider, divider screen,
  divider, locker, bank of lockers, mattress bag, ladder rack, fence post digger, rubber mats, rope, chain,
  pallet jack, pallet rack, mannequin, vending machine, arcade cabinet, atm, salon chair, barber chair, dental chair,
  display case, showcase, counter, checkout counter, reception desk, deli slicer, steam table, prep table,
  restaurant booth, booth, pizza oven, gumball machine, photo booth, stage, bleachers, soap, shampoo, makeup,
  cosmetics, toiletries, perfume, vitamins, supplements, gun cabinet, gun rack, ammo can, ammo box, gas mask,
  gas meter, oil filter, oil pan, tire rack, tire swing, tire chains, gun case, gun holster, bullet journal
`,
  es: `
something else: foco, florero, maceta, planta, adornos de navidad, estatua, decoraciones, vela
something else: botas, abrigo, vestido, chamarra, mochila, bolso, cesto de ropa, plancha, tabla de planchar,
  burro de planchar, gancho, perchero, zapatera, persiana, cojín, cojines, mantel, paraguas
something else: muñeca, peluche, peluches, rompecabezas, juegos de mesa, silla de bebé, silla de coche, andadera,
  pañales, casa de muñecas, periódicos, papeles, películas
something else: escoba, trapeador, cubeta, balde, máquina de escribir, olla, sartén, sartenes, vasos, tazas,
  cubiertos, hielera, purificador, chimenea, secadora de pelo, olla de presión, canasta de ropa
something else: manguera, pala, rastrillo, herramienta, taladro, martillo, hidrolavadora, cable, tornillos, clavos,
  motor, carro, coche, auto, camión, camioneta, troca, lancha, bote, moto, motocicleta, remolque, patineta, partes de carro
something else: jaula, jaula de pájaro, cama de perro, comida de perro, muletas, bastón, inodoro portátil, guitarra,
  batería musical, tambor, tambores, violín, acordeón, teclado musical, teléfono, celular, cámara, videojuegos,
  consola de videojuegos, antena, balón, pelota, raqueta, patines, palos de golf, casa de campaña, tienda de campaña,
  hamaca, sombrilla, saco de boxeo, caña de pescar
something else: varilla, lámina, lámina de techo, banco, sombrilla de patio, fuente, barril, tambo, tinaco, tubo, tubería, llave de agua, vidrio, metal,
  fierro, cobre, aluminio, plástico, cadena, letrero, cerca de metal, malla ciclónica, barandal, biombo, espuma,
  unicel, cosméticos, jabón, botellas, latas, frascos, comida
`,
}
