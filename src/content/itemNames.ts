import { itemSearch } from '../domain/items/itemSearch.ts'

/** Searches items by their labels, and by what people call them: each line has words of labels, then other names. */
export const searchItems = itemSearch(`
sofa: couch settee davenport divan
sectional, loveseat, futon, sleeper sofa, chaise: couch sofa
futon, sleeper sofa: bed pullout
recliner, lift chair: armchair easy chair lounger
ottoman: footstool footrest pouf
bar stool: barstool
office chair: desk chair swivel
mattress, box spring, bed frame, bunk bed, adjustable bed: bedroom
bed frame: headboard
crib: cot baby bed
dresser: bureau drawer chest
chest of drawers: dresser bureau
nightstand: bedside table
armoire: closet cupboard
bookcase: bookshelf shelf shelves
china cabinet: buffet sideboard cupboard
entertainment center: tv wall unit media console
shelving: shelf shelves rack
safe: gun
end table: side
desk: table
cubicle: office partition
copier: photocopier printer
refrigerator: fridge icebox
freezer: deep
washer: washing machine laundry
dryer: tumble laundry
dishwasher: dish washing machine
stove: oven cooker
wall oven: stove range cooker
water heater: boiler hot tank
furnace: boiler heater
air conditioner: ac aircon hvac condenser
water cooler: dispenser
gas grill: bbq barbecue barbeque
tv: television telly screen
monitor: screen display
computer: pc laptop desktop mac tablet
printer: fax
stereo: speaker hifi audio amplifier receiver
treadmill: running machine exercise
elliptical: cross trainer exercise
weight bench: dumbbell barbell
home gym: weight machine exercise
bicycle: bike
exercise bike: bicycle
pool table: billiard snooker
ping-pong: tennis
organ: keyboard
playset: playground jungle gym swing
trampoline: jumping
above-ground pool: swimming
hot tub: jacuzzi spa whirlpool
shed: barn storage
deck: patio porch
fence: picket
patio table: outdoor garden furniture
lawn mower: lawnmower
riding: tractor
snow blower: snowblower thrower
tool chest: toolbox
garage door: overhead
tire: tyre wheel
christmas tree: xmas
battery: batteries
trash bag, kitchen bag, contractor bag: garbage sack junk
box: carton
loose stuff: trash garbage junk
yard waste: leaves grass clippings
brush: branch limb shrub stick
stumps: tree trunk wood
carpet: rug
area rug: carpet
drywall: sheetrock plasterboard gypsum
two-by-fours: lumber wood 2x4 stud board
plywood: wood sheet board
debris: construction demolition
hardwood: wood floor
tile: ceramic floor
shingles: roofing
concrete: cement paver stone block
dirt: soil
toilet: commode
vanity: sink bathroom
bathtub: tub
cabinet: cupboard
railroad tie: sleeper landscape
pallet: skid
store shelf: gondola fixture
reach-in cooler: fridge refrigerator freezer restaurant
paint: primer lacquer
chemicals: cleaner thinner bleach poison weedkiller
gasoline: gas petrol diesel fuel
propane: gas tank cylinder
medicine: needle syringe pill drug medication medical
ammunition: ammo bullet gun explosive
smoke detectors: alarm
lithium: phone laptop power bank
`)
