import type { NameTexts } from '../itemNames.ts'

/** What people call appliances, heating, cooling and electronics. */
export const appliances: NameTexts = {
  en: `
refrigerator, mini refrigerator: fridge, icebox, refridgerator, kitchen fridge, garage fridge, frig, refrig,
  beer fridge, kegerator, ice box
refrigerator side, refrigerator: side by side, french door fridge, double door fridge, large fridge, big fridge,
  side by side fridge
mini refrigerator, refrigerator: mini fridge, dorm fridge, small fridge, wine fridge, wine cooler, beverage cooler,
  minifridge, wine refrigerator, compact fridge, bar fridge, under counter fridge
freezer: deep freezer, deep freeze, stand up freezer, meat freezer, ice maker
chest freezer, freezer: freezer chest, horizontal freezer
upright freezer, freezer: vertical freezer, standing freezer
washer: washing machine, clothes washer, laundry machine, washer machine, front loader, top loader, laundry washer,
  portable washer
washer, dryer: laundry, washer and dryer, laundry set, washer dryer set
washer stacked, washer: stackable washer dryer, stacked washer dryer, stackable washer, laundry center, stack washer
dryer: tumble dryer, clothes dryer, gas dryer, electric dryer, laundry dryer, drier, drying machine
dishwasher: dish washer, dish machine, dishwashing machine
stove, wall oven: oven, cooker, range, gas stove, electric stove, kitchen stove, gas range, electric range,
  kitchen range
stove: cooktop, stovetop, stove top, range hood stove, hob
wall oven, stove: built in oven, double oven, convection oven
microwave: microwave oven, micro wave, over the range microwave
water heater: hot water heater, hot water tank, boiler tank, gas water heater, tankless water heater,
  hot water boiler, water tank heater
furnace: heater, boiler, heating unit, gas furnace, hvac, heating system, air handler
central air, window air: ac, air conditioner, ac unit, central ac, ac condenser, aircon, condenser,
  air conditioning, heat pump, outdoor ac, hvac unit, compressor, cooling unit, central air conditioning
window air: window ac, window unit, portable ac, portable air conditioner, room air conditioner, window ac unit,
  wall ac, window air conditioner
dehumidifier: humidifier, moisture remover, air dehumidifier
water cooler, mini refrigerator: water dispenser, water fountain cooler, drinking fountain, cold water dispenser,
  bottled water dispenser
water softener: softener, salt softener, water conditioner, brine tank, water softner, softener tank
gas grill: grill, bbq, barbecue, barbeque, bbq grill, charcoal grill, smoker, propane grill, weber, weber grill,
  pellet grill, traeger, outdoor grill, bar b q, barbecue grill, blackstone, griddle, outdoor cooker, smoker grill
tv larger, tv: tv, television, telly, flat screen, flatscreen, flat screen tv, smart tv, lcd tv, led tv, plasma tv,
  big tv, plasma, lcd, oled, tv set, television set, samsung tv, large tv, big screen
tv under, tv: small tv, computer monitor, monitor, screen, computer screen, display, pc monitor, kitchen tv
tv tube, tv: tube tv, crt, crt tv, box tv, crt monitor, fat tv
tv projection, tv: big screen tv, projection tv, rear projection, dlp tv
computer: pc, laptop, desktop, mac, tablet, ipad, macbook, desktop computer, keyboard, computer tower, chromebook,
  imac, cpu, server, computers, notebook computer, modem, router, hard drive, computer equipment, pc tower
printer, copier: scanner, fax, fax machine, inkjet, laser printer, all in one printer, home printer
stereo: speaker, hifi, audio, amplifier, receiver, sound system, stereo system, subwoofer, radio, record player,
  turntable, home theater, boombox, soundbar, sound bar, vcr, dvd player, cd player, cassette deck, jukebox, amp,
  guitar amp, karaoke machine, stereo equipment, stereo speakers, tape deck, boom box
`,
  es: `
refrigerator, mini refrigerator: refrigerador, refrigeradora, nevera, frigorífico, heladera, refri,
  hielera eléctrica
mini refrigerator, refrigerator: frigobar, minibar, refrigerador pequeño de bar, mini refri, nevera de vino
freezer: congelador, congeladora, congelador horizontal, congelador vertical
washer: lavadora, lavadora de ropa, máquina de lavar, lavarropas
washer, dryer: lavadora y secadora, lavandería
washer stacked, washer: torre de lavado, centro de lavado
dryer: secadora, secadora de ropa, secadora de gas
dishwasher: lavaplatos, lavavajillas, lavatrastes
stove, wall oven: estufa, cocina de gas, estufa de gas, estufa eléctrica, fogón
wall oven, stove: horno, horno de pared
microwave: microondas, horno de microondas
water heater: calentador de agua, boiler de agua, calentón, calentador, termotanque
furnace: calefacción, caldera, calefactor, horno de calefacción, calentador de casa
central air, window air: aire acondicionado, clima, aire central, compresor de aire acondicionado, minisplit
window air: aire de ventana, aire acondicionado de ventana, clima de ventana
dehumidifier: deshumidificador, humidificador
water cooler, mini refrigerator: dispensador de agua, enfriador de agua, garrafonera
water softener: ablandador de agua, suavizador de agua
gas grill: parrilla, asador, barbacoa, asador de gas, parrilla de gas, parrilla de carbón, ahumador
tv larger, tv: televisión, televisor, tele, pantalla, pantalla plana, pantalla de tv
tv under, tv: monitor de computadora, pantalla de computadora
tv tube, tv: televisor de tubo, tele vieja de cajón, televisión de cajón
computer: computadora, ordenador, portátil, computador, teclado, tableta, laptop vieja, compu
printer, copier: impresora, escáner
stereo: estéreo, bocina, altavoz, parlante, equipo de sonido, tocadiscos, modular de sonido, grabadora,
  minicomponente
`,
}
