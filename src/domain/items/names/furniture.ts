import type { NameTexts } from '../itemNames.ts'

/** What people call seats, beds, cabinets and tables. */
export const furniture: NameTexts = {
  en: `
sofa, sectional, loveseat, futon: couch, settee, davenport, divan, chesterfield, sofa couch, love sofa, ektorp
sofa oversized, sofa: big couch, large couch, oversized couch
sleeper sofa, futon, sofa: sofa bed, pullout, pull out couch, pull out sofa, sleeper couch, hide a bed, couch bed,
  sleeper, hideaway bed, sofabed
loveseat, sofa: love seat, two seat sofa, two seat couch, small couch, settle
sectional, sofa: sectional couch, sectional sofa, corner sofa, corner couch, l shaped couch, modular sofa,
  u shaped couch, wraparound couch, pit group, lovesac
chaise, recliner, armchair: chaise longue, fainting couch, lounge chair, lounger
futon, sleeper sofa: futon couch, futon frame, futon mattress, futon bed
recliner, armchair: recliner chair, la-z-boy, lazyboy, lazy boy, barcalounger, easy chair, reclining chair,
  rocker recliner, theater seat
lift chair, recliner: lift recliner, power recliner, electric recliner, lift assist chair
armchair, recliner: accent chair, wing chair, wingback, wingback chair, club chair, rocking chair, rocker, glider,
  glider chair, reading chair, papasan, papasan chair, upholstered chair, living room chair, swivel chair,
  slipper chair, nursery chair, poang
dining chair, armchair, office chair, recliner, lift chair, bar stool: chair, seat
dining chair: kitchen chairs, wooden chair, folding chair, side chair, dinette chair, banquet chair, stackable chair,
  dining room chairs
ottoman: footstool, footrest, pouf, hassock, storage ottoman
office chair: desk chair, computer chair, gaming chair, rolling chair, task chair, executive chair, aeron,
  herman miller, steelcase
bar stool, dining chair: barstool, counter stool, stool, kitchen stool, bar chair, counter chair
mattress queen, mattress, bed frame, box spring, bunk bed, adjustable bed: bed, bedroom set, complete bed, bedroom
mattress queen, mattress: mattress, memory foam mattress, foam mattress, pillow top mattress, sleep number, spring
  mattress, bed mattress, tempurpedic, serta, sealy, casper
mattress king: california king, cal king
mattress full: double mattress, double bed
mattress twin: single mattress, single bed, twin xl, twin bed, crib mattress, cot mattress
box spring queen, box spring: box spring, boxspring, foundation, bunkie board, bed base, mattress foundation
bed frame wood, bed frame: wooden bed, headboard, footboard, bedstead, platform bed, sleigh bed, canopy bed, four
  poster bed, day bed, daybed, trundle, trundle bed, murphy bed, captains bed, storage bed, bed slats, bed rails,
  bedframe
bed frame metal, bed frame: metal bed, iron bed, cot, folding bed, rollaway bed, camp bed, brass bed
adjustable bed, bed frame: hospital bed, electric bed, adjustable frame, tempurpedic base, power base, motorized bed
bunk bed, bed frame: bunkbed, loft bed, kids bed, childrens bed, triple bunk
crib: baby bed, baby crib, toddler bed, cradle, bassinet, playpen, pack n play, moses basket
dresser: drawers, long dresser, double dresser, bedroom dresser, dresser mirror, credenza, malm
chest of drawers, dresser: bureau, highboy, tallboy, chest drawers, chifforobe, tall dresser, small dresser,
  lingerie chest
nightstand: bedside table, bedside cabinet, night table, bedside stand, bed table, nitestand
armoire: closet, wardrobe closet, wardrobe, ikea pax, portable closet, freestanding closet, chifferobe,
  chifarobe, armwah
bookcase, metal shelving: bookshelf, book shelf, shelf, wooden shelves, kallax, billy, cube shelf, cube storage,
  display shelf, ladder shelf, etagere, book rack
china cabinet: hutch, buffet, sideboard, china hutch, curio, curio cabinet, display cabinet, breakfront, cupboard,
  kitchen hutch, buffet table, glass cabinet, pie safe, liquor cabinet, pantry cabinet
entertainment center, tv stand: wall unit, media center, tv cabinet, tv armoire, entertainment unit
tv stand: television stand, media console, tv console, tv table, media stand, tv unit
file cabinet: filing cabinet, files cabinet, lateral file, filing drawer
metal shelving, bookcase: shelving, garage shelves, wire rack, wire shelves, storage rack, garage shelving, baker
  rack, utility shelf, storage shelf, rack, metal shelf, plastic shelves
safe: gun safe, fire safe, strongbox, lockbox, fireproof safe
coffee table, end table: cocktail table, living room table, center table
end table, coffee table: side table, sofa table, console table, accent table, hall table, entry table,
  occasional table, tray table, plant table, corner table
dining table, coffee table, end table, patio table, desk: table, dining room table, breakfast table, dinette, dining
  set, dinner table, table and chairs, kitchen set, table set, dining room set, farm table, picnic bench set, dining
  room, card table, banquet table, round table, glass table, wood table, drop leaf table, craft table
dining table 8, dining table: large dining table, banquet dining table
conference table, dining table: boardroom table, meeting table, conference room table
desk small, desk: writing desk, computer desk, student desk, school desk, standing desk, vanity desk, kids desk,
  secretary desk, roll top desk, gaming desk, computer table, drafting table, sewing table, secretary, vanity table,
  makeup vanity, makeup table, dressing table
desk executive, desk: office desk, large desk, big desk
desk l, desk: corner desk
cubicle, desk: office partition, workstation, office cubicle, cubicle wall, partition, cubical
copier, printer: copy machine, photocopier, xerox, xerox machine, copying machine
`,
  es: `
sofa, sectional, loveseat: sillón grande, sofá de tres plazas, canapé, tresillo, sofás, sofa de piel, juego de sala,
  sala completa
sleeper sofa, futon, sofa: sofá cama, sofacama, sofá cama matrimonial
loveseat, sofa: sofá de dos plazas, sofá pequeño de dos
sectional, sofa: sofá esquinero, sofá seccional, sofá en l, seccional, esquinero
recliner, armchair: reclinable, sillón reclinable, silla reclinable, reposet
armchair, recliner: sillón, butaca, mecedora, sillón individual, silla mecedora
chaise, armchair: diván, chaise longue
ottoman: reposapiés, puf, otomana, taburete para pies
dining chair, office chair, armchair: silla, silla de comedor, silla de cocina, silla de madera, silla plegable
office chair: silla de oficina, silla de escritorio, silla giratoria, silla gamer
bar stool, dining chair: taburete, banco de bar, banquillo, banco alto, banqueta
mattress queen, mattress: colchón, colchoneta, colchón inflable
mattress queen, mattress: colchón matrimonial, colchón queen
mattress twin, mattress: colchón individual
mattress king, mattress: colchón king
box spring queen, box spring: base de cama, box de cama, base de colchón, somier
mattress queen, mattress, bed frame, box spring, bunk bed: cama, recámara, juego de recámara, dormitorio
bed frame wood, bed frame: cabecera, marco de cama, cama de madera, respaldo de cama, armazón de cama
bed frame metal, bed frame: cama de metal, catre, cama plegable
bunk bed, bed frame: litera, cama litera
adjustable bed, bed frame: cama de hospital, cama eléctrica, cama ajustable, cama ortopédica
crib: cuna, cuna de bebé, moisés, corral de bebé, cambiador
dresser: tocador, cajonera, cómoda, gavetero
chest of drawers, dresser: cajones, cajonera alta, chifonier
nightstand: buró, mesita de noche, mesa de noche, velador, mesilla
armoire: ropero, armario, guardarropa, clóset, escaparate
bookcase, metal shelving: librero, estante, estantería, repisa, librería, estante de libros
china cabinet: vitrina, trinchador, aparador, alacena, chinero
entertainment center, tv stand: centro de entretenimiento, mueble de televisión
tv stand: mesa de tele, mesa para televisor, mueble para tv
file cabinet: archivero, archivador, gabinete de archivos
metal shelving, bookcase: estante de metal, anaquel, rack de metal
safe: caja fuerte
coffee table, end table: mesa de centro, mesita de centro, mesa de café, mesita
end table, coffee table: mesa lateral, mesa esquinera, mesa auxiliar, consola
dining table, coffee table, end table, desk: mesa, comedor, mesa de comedor, mesa de cocina, mesa y sillas,
  juego de comedor, antecomedor, mesa plegable
conference table, dining table: mesa de juntas, mesa de conferencias
desk small, desk: escritorio, mesa de computadora, pupitre
copier, printer: fotocopiadora, copiadora
`,
}

/** What people call appliances, heating, cooling and electronics. */
export const appliances: NameTexts = {
  en: `
refrigerator, mini refrigerator: fridge, icebox, frig, refrig, beer fridge, kegerator, ice box, frigidaire
refrigerator side, refrigerator: side by side, french door fridge, double door fridge, large fridge, big fridge,
  side by side fridge
mini refrigerator, refrigerator: mini fridge, dorm fridge, small fridge, wine fridge, wine cooler, beverage cooler,
  minifridge, wine refrigerator, compact fridge, bar fridge, under counter fridge
freezer: deep freezer, deep freeze, stand up freezer, meat freezer
chest freezer, freezer: freezer chest, horizontal freezer
upright freezer, freezer: vertical freezer, standing freezer
washer: washing machine, clothes washer, laundry machine, washer machine, front loader, top loader, laundry washer,
  portable washer
washer, refrigerator, stove, dishwasher: maytag, kenmore
washer, dryer: laundry, washer and dryer, laundry set, washer dryer set
washer stacked, washer: stackable washer dryer, stacked washer dryer, stackable washer, laundry center, stack washer
dryer: tumble dryer, clothes dryer, laundry dryer, drier, drying machine
dishwasher: dish machine, dishwashing machine
stove, wall oven: oven, cooker, range
stove: cooktop, stovetop, stove top, range hood stove, hob
wall oven, stove: built in oven, double oven, convection oven
microwave: microwave oven, over the range microwave
water heater: hot water heater, hot water tank, boiler tank, tankless water heater, hot water boiler, water tank
  heater, rheem
furnace: heater, boiler, heating unit, hvac, heating system, air handler, lennox
central air, window air: central ac, ac condenser, condenser, heat pump, outdoor ac, hvac unit, compressor,
  cooling unit, central air conditioning
window air: window ac, window unit, portable ac, portable air conditioner, room air conditioner, window ac unit,
  wall ac, window air conditioner
dehumidifier: moisture remover, air dehumidifier
water cooler, mini refrigerator: water dispenser, water fountain cooler, drinking fountain, cold water dispenser,
  bottled water dispenser
water softener: softener, salt softener, water conditioner, brine tank, softener tank
gas grill: grill, bbq, barbecue, barbeque, charcoal grill, smoker, propane grill, weber, pellet grill, traeger,
  outdoor grill, bar b q, blackstone, griddle, outdoor cooker, smoker grill, big green egg, kamado
tv larger, tv: tv, television, telly, flat screen, flatscreen, flat screen tv, smart tv, lcd tv, led tv, plasma tv,
  plasma, lcd, oled, tv set, television set, big screen, vizio
tv under, tv: small tv, computer monitor, monitor, screen, computer screen, display, pc monitor, kitchen tv
tv tube, tv: tube tv, crt, crt tv, box tv, crt monitor, fat tv, trinitron
tv projection, tv: big screen tv, projection tv, rear projection, dlp tv
tv larger, computer, printer, stereo: e-waste, ewaste
computer: pc, laptop, desktop, mac, tablet, ipad, macbook, desktop computer, keyboard, computer tower, chromebook,
  imac, cpu, server, computers, notebook computer, modem, router, hard drive, computer equipment, pc tower, dell
printer, copier: scanner, fax, fax machine, inkjet, laser printer, all in one printer, epson
stereo: speaker, hifi, audio, amplifier, receiver, sound system, stereo system, subwoofer, radio, record player,
  turntable, home theater, boombox, soundbar, sound bar, vcr, vhs player, dvd player, cd player, cassette deck, jukebox, amp,
  guitar amp, karaoke machine, stereo equipment, stereo speakers, tape deck, boom box, bose
`,
  es: `
refrigerator, mini refrigerator: refrigerador, refrigeradora, nevera, frigorífico, heladera, refri, hielera eléctrica
mini refrigerator, refrigerator: frigobar, minibar, refrigerador pequeño de bar, mini refri, nevera de vino
freezer: congelador, congeladora, congelador horizontal, congelador vertical
washer: lavadora, lavadora de ropa, máquina de lavar, lavarropas
washer, dryer: lavadora y secadora, lavandería
washer stacked, washer: torre de lavado, centro de lavado
dryer: secadora, secadora de ropa, secadora de gas
dishwasher: lavaplatos, lavavajillas, lavatrastes
stove, wall oven: estufa, estufita, cocina de gas, estufa de gas, estufa eléctrica, fogón
wall oven, stove: horno, horno de pared
microwave: microondas, horno de microondas
water heater: calentador de agua, boiler de agua, calentón, calentador, termotanque
furnace: calefacción, caldera, calefactor, horno de calefacción, calentador de casa
central air, window air: aire central, compresor de aire acondicionado, minisplit
window air: aire de ventana, aire acondicionado de ventana, clima de ventana
dehumidifier: deshumidificador
water cooler, mini refrigerator: dispensador de agua, enfriador de agua, garrafonera
water softener: ablandador de agua, suavizador de agua
gas grill: parrilla, asador, barbacoa, asador de gas, parrilla de gas, parrilla de carbón, ahumador
tv larger, tv: televisión, televisor, tele, pantalla, pantalla plana, pantalla de tv
tv under, tv: monitor de computadora, pantalla de computadora
tv tube, tv: televisor de tubo, tele vieja de cajón, televisión de cajón, tele vieja de caja, tele de caja,
  tele de cinescopio
computer: computadora, ordenador, portátil, computador, teclado, tableta, laptop vieja, compu
printer, copier: impresora, escáner
stereo: estéreo, bocina, altavoz, parlante, equipo de sonido, tocadiscos, modular de sonido, grabadora, minicomponente
`,
}
