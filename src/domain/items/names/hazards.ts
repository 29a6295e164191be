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
  oxygen cylinder, helium tank, welding tank, compressed gas, gas bottle, camping fuel, co2 tank, acetylene,
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
