import { cutoffOf } from '../schema/phrases.ts'
import type { WholeTown } from '../schema/town.ts'
import { guidePrice } from './guidePrices.ts'
import { site } from './site.ts'

/**
 * The towns we serve. One record makes the page, the menu and footer links, the map dot, the sitemap entry and the
 * business's served areas. Coordinates are the populated place's (GeoNames); ZIP codes are delivery ZIPs.
 * A curb rule is printed as a fact only with its date and while it's less than two years old; everything else says whom
 * to ask.
 */
export const towns: readonly WholeTown[] = [
  {
    slug: 'lisle',
    name: 'Lisle',
    kind: 'village',
    counties: ['DuPage'],
    zips: ['60532'],
    lat: 41.8011,
    lng: -88.0748,
    mapLabel: { narrow: { side: 'below', dx: 10 }, wide: { side: 'below', dx: -22 } },
    lead: 'From Green Trails to Four Lakes, our two-person crew carries it out for you, whether it’s one chair or a whole basement.',
    example: {
      service: 'furniture-removal',
      load: 'a sofa and a dresser from a second floor in Four Lakes',
      price: guidePrice('sofa_dresser'),
    },
    curb: {
      answer: 'It depends on the item. Ask LRS, the village’s hauler, before you drag anything out.',
      lines: [
        { item: 'A couch or recliner', mark: 'ask', note: 'Ask LRS if it needs a sticker' },
        { item: 'A fridge or washer', mark: 'ask', note: 'Ask what an appliance costs' },
        { item: 'A TV or computer', mark: 'no', note: 'Banned from Illinois landfills' },
        { item: 'A village clean-up day', mark: 'ask', note: 'Call Lisle and ask about dates' },
        { item: 'Furniture still in the basement', mark: 'no', note: 'You’d have to bring it up' },
      ],
      hauler: 'LRS',
      source: {
        label: 'Village of Lisle refuse page',
        href: 'https://villageoflisle.org/403/Refuse-Yard-Waste-Recycling',
      },
    },
    worthIt: [
      {
        when: 'You’ve got three or more big pieces',
        text: 'We charge by the space your things take up in the truck. A sofa, a bed and a dryer go in one load at one price, and you don’t have to move any of them.',
      },
      {
        when: 'It’s in an upstairs apartment',
        text: 'Tell us the floor, whether there’s an elevator, and where we can park. Two of us will come with a dolly and straps, so you don’t need to line up friends for a sofa bed.',
      },
      {
        when: 'You’re closing on the house',
        text: `If the buyers want an empty basement, call before ${cutoffOf(site)} and we can usually come the same day. Later than that, we’ll try for the next day.`,
      },
    ],
    dropOff:
      'Old TVs and computers are an easy drive, since the Lisle Township drop-off is right here on Indiana Avenue. Leftover paint goes to a PaintCare store. Take pool chemicals, bug spray and weed killer to the Naperville site yourself. It’s for residents, and it turns away businesses like ours.',
    permit: {
      office: 'Village of Lisle Development Services',
      text: 'You need a building permit for a deck, pool, shed or finished basement in Lisle. To find out about taking one down, call Development Services at 630-271-4150 and tell them how big it is. Then let us know what they said, and we’ll set a date.',
      links: [{ label: 'Lisle building permits', href: 'https://www.villageoflisle.org/136/Building-Permits' }],
    },
    around:
      'Lisle is all in DuPage County, with one ZIP, 60532. Along with Green Trails and Four Lakes, we serve the streets around Benedictine University, the Metra station and the Morton Arboretum. If there’s a narrow gate or a long walk to the street, mention it when you book.',
  },
  {
    slug: 'lemont',
    name: 'Lemont',
    kind: 'village',
    counties: ['Cook', 'DuPage', 'Will'],
    zips: ['60439'],
    lat: 41.6736,
    lng: -88.0017,
    lead: 'From the limestone buildings downtown to the homes out by Cog Hill, we’ll come in, carry it out and sweep the floor.',
    example: {
      service: 'residential-junk-removal',
      load: 'a workbench, two bikes and eight big boxes from a garage near Cog Hill',
      price: guidePrice('workbench_bicycle.2_box-large.8'),
    },
    curb: {
      answer:
        'Yes, one piece at a time. Lemont’s contract with WM, which began May 1, 2025, covers one bulk item a week.',
      lines: [
        { item: 'One couch, table or dresser', mark: 'yes', note: 'One bulk item each week' },
        { item: 'A second big piece', mark: 'no', note: 'Hold it for next week' },
        { item: 'Household chemicals', mark: 'ask', note: 'WM has an at-your-door pickup' },
        { item: 'A TV in the trash', mark: 'no', note: 'Illinois keeps TVs out of landfills' },
        { item: 'A shed or hot tub', mark: 'ask', note: 'Call WM before you count on it' },
      ],
      hauler: 'WM',
      asOf: 'May 2025',
      source: {
        label: 'Lemont’s contract with WM (ordinance O-12-25)',
        href: 'https://docs.lemont.il.us/WebLink/DocView.aspx?dbid=0&id=106628&repo=Lemont',
      },
    },
    worthIt: [
      {
        when: 'You’re emptying a whole house',
        text: 'At one item a week, forty pieces of furniture take forty weeks. We can usually clear a house in a visit or two. Put tape on anything that’s staying, and we’ll haul the rest.',
      },
      {
        when: 'You want a shed, deck or hot tub gone',
        text: 'We take sheds and decks apart and cut hot tubs up where they sit. If you’re in the Cook County part of Lemont, read about the county’s permit on this page before you pick a date.',
      },
      {
        when: 'It’s heavy and it’s down a flight',
        text: 'Treadmills, sleeper sofas and chest freezers need two people and a good dolly. Tell us how many steps there are when you call. Then the stairs are already in the price you agree to.',
      },
    ],
    dropOff:
      'Before you drive anywhere with chemicals, ask WM what its at-your-door pickup will take. If you live on the Cook County side, the CHaRM Center in South Holland takes electronics, foam and textiles. Solvents and pesticides can go to Naperville, whichever county you’re in.',
    permit: {
      office: 'Village of Lemont building department',
      text: 'Start with the village. Ask the building department about your shed, deck or hot tub, and we can help you describe the job. In the Cook County part of Lemont you’ll need the county’s permit as well to take down a garage or shed, so leave time for two offices.',
      county: true,
    },
    around:
      'Most of Lemont is in Cook County, and parts are in DuPage and Will, but every address is 60439. Your property tax bill tells you which county you’re in. We serve downtown along the canal, the neighborhoods by Heritage Quarries and The Forge, and everything out to Cog Hill.',
  },
  {
    slug: 'lockport',
    name: 'Lockport',
    kind: 'city',
    counties: ['Will'],
    zips: ['60441'],
    sharedZips: [
      { zip: '60491', place: 'Homer Glen' },
      { zip: '60446', place: 'Romeoville' },
    ],
    lat: 41.5895,
    lng: -88.0578,
    mapLabel: { narrow: { side: 'left', dy: 5 } },
    lead: 'Downtown by the canal, up by Dellwood Park or out toward Homer Glen, two of us will come, give you one price and wait for your okay.',
    example: {
      service: 'appliance-removal',
      load: 'a washer and dryer from a basement near Dellwood Park',
      price: guidePrice('washer_dryer'),
    },
    curb: {
      answer: 'Check before you drag it out. WM collects in Lockport, and the city’s waste page says who to call.',
      lines: [
        { item: 'A couch or mattress', mark: 'ask', note: 'Find out what WM will take' },
        { item: 'Something unusual', mark: 'ask', note: 'Call the city first' },
        { item: 'Old tires', mark: 'ask', note: 'Landfills can’t accept whole ones' },
        { item: 'A computer monitor', mark: 'no', note: 'The city has a drop-off for those' },
        { item: 'Moving it to the street', mark: 'no', note: 'That part’s up to you' },
      ],
      hauler: 'WM',
      source: { label: 'City of Lockport waste page', href: 'https://cityoflockport.net/196/Waste-Recycling' },
    },
    worthIt: [
      {
        when: 'You don’t want to wait a week',
        text: `Call us by ${cutoffOf(site)} and we can usually be there the same day. You can also look online at any hour, see which two-hour windows are free, and book one yourself.`,
      },
      {
        when: 'You’re clearing a workshop or attic',
        text: 'Lumber, bikes, bed rails, a lathe nobody uses: leave it all where it is. We sort as we load. Metal goes to scrap, good furniture gets offered for donation, and the landfill comes last.',
      },
      {
        when: 'A tenant left a mess',
        text: 'Text us five photos for a free estimate on the whole unit. You’ll know what it costs before we start, and we’ll sweep so you can show the place.',
      },
    ],
    dropOff:
      'Lockport has its own electronics drop-off at Public Works on Prime Boulevard. The city’s page has the days and what to bring. For weed killer and pool chemicals, plan a trip to Naperville. We’ll gladly haul the TVs and fridges, but we can’t carry liquids.',
    permit: {
      office: 'City of Lockport building department',
      text: 'Ask the building department before a shed, deck or hot tub comes down. Have the size ready, and know what’s wired or piped to it. We can help you with both. Once you’ve got their answer, book a pickup and we’ll take it from there.',
    },
    around:
      'Lockport is in Will County, and its ZIP is 60441. A few homes along the edges get Homer Glen mail (60491) or Romeoville mail (60446). If yours does, call us with your street, because we can probably come. We serve both sides of the canal, from the Gaylord Building and Lincoln Landing out to Lockport Township High School.',
  },
  {
    slug: 'wheaton',
    name: 'Wheaton',
    kind: 'city',
    counties: ['DuPage'],
    zips: ['60187', '60189'],
    lat: 41.8661,
    lng: -88.107,
    mapLabel: { narrow: { side: 'above', dx: -24 }, wide: { side: 'above' } },
    lead: 'North side, college streets, Arrowhead or Danada: tell us which room it’s in, and we’ll carry it out so your back doesn’t have to.',
    example: {
      service: 'property-cleanout',
      load: 'a bed, a dresser and two nightstands from a house in Danada',
      price: guidePrice('mattress-queen_box-spring-queen_dresser_nightstand.2'),
    },
    curb: {
      answer: 'Probably not. The city’s sticker page and its hauler, LRS, can tell you what your item takes.',
      lines: [
        { item: 'A chair or small table', mark: 'ask', note: 'Ask how many stickers it takes' },
        { item: 'A stove or fridge', mark: 'ask', note: 'Ask LRS about appliances' },
        { item: 'Rolls of carpet', mark: 'ask', note: 'Ask how short to cut them' },
        { item: 'Remodeling debris', mark: 'ask', note: 'Ask how much you can put out' },
        { item: 'A TV in with the trash', mark: 'no', note: 'State law won’t allow it' },
      ],
      hauler: 'LRS',
      source: { label: 'Wheaton waste stickers', href: 'https://wheaton.il.us/377/Stickers-for-Waste-Items' },
    },
    worthIt: [
      {
        when: 'It’s more than you can lift',
        text: 'An oak desk, an upright freezer, six boxes of old tile. Don’t hurt yourself. We’ll bring the dolly and the straps, and the two of us will walk it out to the truck.',
      },
      {
        when: 'You tore out a kitchen',
        text: 'Pile the cabinets, counters, drywall and sink in the garage. We’ll load the whole pile in one go and sweep up the screws.',
      },
      {
        when: 'You’re settling an estate',
        text: 'You can do it from two states away. Mark what stays, or go through the house with us by phone, room by room. If letters or photos turn up, we’ll box them for the family.',
      },
    ],
    dropOff:
      'SCARCE, over in Addison, can use good books and school supplies. Electronics can go to the Lisle Township drop-off. Latex paint goes back to a PaintCare store, and anything with a poison label goes to the Naperville site, in your own car.',
    permit: {
      office: 'City of Wheaton building office',
      text: 'Yes. Wheaton requires a city permit for demolition, and its list includes sheds, decks, pools and hot tubs. The city’s guidelines take you through it step by step, and the building office answers questions at 630-260-2050. Get the permit first, then book a pickup, and we’ll work around the inspection.',
      links: [
        { label: 'Wheaton demolition guidelines', href: 'https://wheaton.il.us/909/Demolition-Guidelines' },
        { label: 'Which jobs need a permit', href: 'https://wheaton.il.us/Faq.aspx?TID=15' },
      ],
    },
    around:
      'Wheaton is the seat of DuPage County. ZIP 60187 is the center and the north side, and 60189 is the south side, with Danada and Arrowhead. We also serve the blocks around Wheaton College, Cosley Zoo and Cantigny. If you’re close to campus or the Prairie Path, let us know the best spot for a truck.',
  },
  {
    slug: 'tinley-park',
    name: 'Tinley Park',
    kind: 'village',
    counties: ['Cook', 'Will'],
    zips: ['60477', '60487'],
    lat: 41.5734,
    lng: -87.7845,
    mapLabel: { narrow: { side: 'left' } },
    lead: 'From Oak Park Avenue to Brookside Glen, you pay the same prices as every other town we serve, and we do all the lifting.',
    example: {
      service: 'hot-tub-removal',
      load: 'a hot tub, cut up and carried out of a yard in Brookside Glen',
      price: guidePrice('hot-tub'),
    },
    curb: {
      answer: 'It depends what it is. Call Homewood Disposal, the village’s hauler, before you put out anything big.',
      lines: [
        { item: 'Ordinary furniture', mark: 'ask', note: 'See if your regular pickup takes it' },
        { item: 'A piano or hot tub', mark: 'ask', note: 'Find out if it costs extra' },
        { item: 'A TV or monitor', mark: 'no', note: 'Never in the trash; ask about recycling' },
        { item: 'A bed from upstairs', mark: 'no', note: 'It has to be outside first' },
      ],
      hauler: 'Homewood Disposal',
      source: {
        label: 'Tinley Park garbage page',
        href: 'https://tinleypark.org/residents/garbage_removal_and_curbside_recycling.php',
      },
    },
    worthIt: [
      {
        when: 'It takes two people to lift',
        text: 'Say it’s a piano or a sleeper sofa. Ask Homewood for a price, ask us for one, and go with the better deal. With ours, stairs and a long carry are already included when you say yes.',
      },
      {
        when: 'There’s an old TV in every bedroom',
        text: 'Tell us how many you have. We’ll carry them all out in one trip and take them to a recycler, since Illinois landfills can’t have them.',
      },
      {
        when: 'You live in a townhouse or condo',
        text: 'A sectional doesn’t belong in the shared dumpster, and your association may have rules about the curb. Tell us those rules and where to park. Your things go straight from your door onto our truck.',
      },
    ],
    dropOff:
      'On the Cook County side of Tinley Park, you can use the county’s CHaRM Center in South Holland for electronics, foam and textiles. Paint goes to a PaintCare store. Drain cleaner and other chemicals go all the way to Naperville, so save them up and make it one trip.',
    permit: {
      office: 'Village of Tinley Park building department',
      text: 'You may need two. The village’s building department is your first call, and we can help with what to ask. If your house is in Cook County, the county has to permit the teardown of a garage or shed, too. We’ll start once you have both answers.',
      county: true,
    },
    around:
      'The east side of the village is 60477, and the west side is 60487. Most of Tinley Park is in Cook County and the rest is in Will. We serve the neighborhoods near both Metra stations, the convention center and the Vogt Visual Arts Center. It’s the farthest east of all the towns we serve.',
  },
  {
    slug: 'westmont',
    name: 'Westmont',
    kind: 'village',
    counties: ['DuPage'],
    zips: ['60559'],
    lat: 41.7959,
    lng: -87.9756,
    mapLabel: { narrow: { side: 'right', dx: 14, dy: 26 }, wide: { side: 'below', dx: -22 } },
    lead: 'On Cass Avenue, off Ogden or over by Ty Warner Park, we come inside for it. All you have to do is call.',
    example: {
      service: 'furniture-removal',
      load: 'three recliners from a second-floor apartment off Cass Avenue with no elevator',
      price: guidePrice('recliner.3'),
    },
    curb: {
      answer: 'It may be, depending on size and weight. WM is the village’s hauler, so ask them first.',
      lines: [
        { item: 'A small dresser', mark: 'ask', note: 'Ask about the weight limit' },
        { item: 'More bags than fit the cart', mark: 'ask', note: 'Ask about stickers for extras' },
        { item: 'A sleeper sofa', mark: 'ask', note: 'Heavy, so call WM ahead' },
        { item: 'Anything with a screen', mark: 'no', note: 'Screens can’t go in Illinois trash' },
      ],
      hauler: 'WM',
      source: {
        label: 'Westmont recycling and waste page',
        href: 'https://westmont.illinois.gov/221/5394/Recycling-Waste-Hauling',
      },
    },
    worthIt: [
      {
        when: 'It’s too heavy for the curb',
        text: 'Loveseats, desks, grills, anything with a motor. Leave it right where it is. We’ll come in, pick it up and take it with us.',
      },
      {
        when: 'You run a shop or an office',
        text: 'Old shelving on Cass, a parts room off Ogden, chairs from a dentist’s waiting room. Choose a time when it’s quiet. We’ll clear the room and give you a receipt for your books.',
      },
      {
        when: 'You want the car in the garage by winter',
        text: 'Stand in the doorway and say keep or go. We’ll do the carrying and the sweeping, and you can pull the car in when we’re done.',
      },
    ],
    dropOff:
      'Two of the drop-offs below are close by. Sharing Connections, in Downers Grove, passes good furniture on to families, and Lisle Township has a drop-off for electronics. Thinner, bleach and weed killer go to Naperville, where the city accepts them from residents but not from haulers.',
    permit: {
      office: 'Westmont Community Development',
      text: 'Maybe. Westmont may ask the contractor to register with the village, and the job may need its own permit. Ask about both before a deck, a shed or a wall of cabinets comes out. Tell us what you hear, and we’ll take care of our part.',
      links: [{ label: 'Westmont permitting', href: 'https://westmont.illinois.gov/339/Permitting' }],
    },
    around:
      'Westmont is in DuPage County, and the whole village is 60559. We serve both sides of the BNSF tracks, from the downtown blocks on Cass to the homes around Ty Warner Park and the car dealers on Ogden. When Cruisin’ Nights or another event closes Cass Avenue, tell us which side street to take. If you’re in an apartment building, tell us which entrance and which floor.',
  },
  {
    slug: 'darien',
    name: 'Darien',
    kind: 'city',
    counties: ['DuPage'],
    zips: ['60561'],
    sharedZips: [{ zip: '60527', place: 'Willowbrook' }],
    lat: 41.752,
    lng: -87.974,
    mapLabel: { narrow: { side: 'below', dx: -22 } },
    lead: 'By Waterfall Glen, near Hinsdale South or around the Sportsplex: you point, and we carry it to the truck.',
    example: {
      service: 'light-demolition',
      load: 'a 10-by-10 deck, taken down at a house by Waterfall Glen',
      price: guidePrice('deck-100sf'),
    },
    curb: {
      answer: 'It could be. LRS collects for the city and can tell you what counts as a bulk item.',
      lines: [
        { item: 'A couch or dresser', mark: 'ask', note: 'Ask how many go out at once' },
        { item: 'A mattress or box spring', mark: 'ask', note: 'Ask if it has to be wrapped' },
        { item: 'A whole bedroom set', mark: 'ask', note: 'It may take several weeks' },
        { item: 'A computer or TV', mark: 'no', note: 'Illinois doesn’t allow it' },
        { item: 'Help getting it downstairs', mark: 'no', note: 'Curb crews stay outside' },
      ],
      hauler: 'LRS',
      source: {
        label: 'LRS page for Darien',
        href: 'https://www.lrsrecycles.com/location/service/il/60561/residential/darien/',
      },
    },
    worthIt: [
      {
        when: 'You’re clearing a bedroom',
        text: 'A bed frame, a mattress, a box spring, a dresser and two nightstands: that’s six pieces. We’ll take all six in one trip, and you can start painting.',
      },
      {
        when: 'It’s behind a narrow gate',
        text: 'Swing sets, rotten decking, a hot tub that quit years ago. We cut the big things down until they fit, then carry the pieces around the side of the house.',
      },
      {
        when: 'Your parents are moving',
        text: 'Let the family choose first. Then we’ll empty the crawl space and the shelves, set aside whatever somebody can still use, and haul off the rest.',
      },
    ],
    dropOff:
      'If all you’ve got is one mattress, ask LRS before you call us. An old monitor can go to Lisle Township, or it can ride in our truck. Half-full paint cans go to PaintCare stores, and garden chemicals go to Naperville. We can’t take either of those.',
    permit: {
      office: 'City of Darien community development',
      text: 'The city decides. Ask the community development department whether your shed, deck or hot tub needs a permit to come down, and have a photo and the measurements handy. If they want to know how it’ll be taken apart, we’ll tell you.',
    },
    around:
      'Darien is in DuPage County, and its ZIP is 60561. If your mail says 60527, you might be in Willowbrook. That’s close, so give us a call and we’ll probably come. We serve the whole city, from the edge of Waterfall Glen to the National Shrine of St. Therese and the Indian Prairie Public Library. If your lot backs up to the forest preserve, tell us how wide the side yard is.',
  },
  {
    slug: 'bolingbrook',
    name: 'Bolingbrook',
    kind: 'village',
    counties: ['Will', 'DuPage'],
    zips: ['60440', '60490'],
    sharedZips: [
      { zip: '60446', place: 'Romeoville' },
      { zip: '60517', place: 'Woodridge' },
    ],
    lat: 41.6986,
    lng: -88.0684,
    mapLabel: { narrow: { side: 'left', dy: -5 }, wide: { side: 'left' } },
    lead: 'East side or west, near Clow airport or the Promenade, text us a photo and ask for a free estimate.',
    example: {
      service: 'residential-junk-removal',
      load: 'a treadmill and an exercise bike from a spare room near the Promenade',
      price: guidePrice('treadmill_exercise-bike'),
    },
    curb: {
      answer: 'Ask the village. They’ll know what the hauler takes now and which day it goes out.',
      lines: [
        { item: 'A sofa, bed or table', mark: 'ask', note: 'Ask how many you can set out' },
        { item: 'A fridge or washer', mark: 'ask', note: 'Ask how to schedule one' },
        { item: 'Old carpet', mark: 'ask', note: 'Ask how to cut and roll it' },
        { item: 'A TV', mark: 'no', note: 'Illinois banned TVs from landfills in 2012' },
        { item: 'Help on the stairs', mark: 'no', note: 'You’d carry it out yourself' },
      ],
      source: { label: 'Village of Bolingbrook', href: 'https://www.bolingbrook.com/' },
    },
    worthIt: [
      {
        when: 'It came from IKEA in flat boxes',
        text: 'A big wardrobe or a bunk bed that was built in the bedroom usually won’t fit through the door. We’ll bring tools, take it apart and carry the boards down the stairs.',
      },
      {
        when: 'Your hot tub’s had it',
        text: 'Drain it, and have an electrician disconnect the power. We’ll cut it up right there and haul away the shell, the foam and the pump.',
      },
      {
        when: 'You sold the house and the shed’s still full',
        text: 'Send us a few photos. We’ll give you an estimate for all of it, and the price is settled before we load. If you like the number, pick a two-hour window online.',
      },
    ],
    dropOff:
      'Will County keeps its list of electronics sites at willcountygreen.com. Look there before you go, since days and places change. Paint, stain and varnish go to a PaintCare store. For pesticides and other strong chemicals, Naperville is the next town up.',
    permit: {
      office: 'Village of Bolingbrook building division',
      text: 'Call the building division before you take down a shed, a fence or a deck. Ask about your own address, because what was true for a neighbor may not be true for you. When you hear back, we’ll find a date that fits.',
    },
    around:
      'Bolingbrook is mostly in Will County, with a part in DuPage. The east side is 60440, and the west side is 60490. We serve the streets around Pelican Harbor, the golf club and Clow. If your address says Romeoville (60446) or Woodridge (60517), tell us the nearest corner, since we can probably come there too.',
  },
  {
    slug: 'naperville',
    name: 'Naperville',
    kind: 'city',
    counties: ['DuPage', 'Will'],
    zips: ['60540', '60563', '60564', '60565'],
    boxZips: ['60566', '60567'],
    lat: 41.7859,
    lng: -88.1473,
    mapLabel: { narrow: { side: 'left' }, wide: { side: 'left' } },
    lead: 'From a condo by the Riverwalk to a basement in Tall Grass, tell us what needs to go and we’ll carry it out.',
    example: {
      service: 'furniture-removal',
      load: 'a sofa, a loveseat and a coffee table from a basement in Tall Grass',
      price: guidePrice('sofa_loveseat_coffee-table'),
    },
    curb: {
      answer: 'Not always. Ask Groot, the city’s hauler, about a special pickup and what it costs.',
      lines: [
        { item: 'A couch or a bed', mark: 'ask', note: 'Ask about a special pickup' },
        { item: 'A washer and dryer', mark: 'ask', note: 'Get their appliance price' },
        { item: 'Lumber and drywall', mark: 'ask', note: 'Call before you stack it outside' },
        { item: 'A TV or laptop', mark: 'no', note: 'State law keeps it out of the trash' },
        { item: 'Carrying it from inside', mark: 'no', note: 'You bring it to the curb' },
      ],
      hauler: 'Groot',
      source: {
        label: 'Naperville garbage collection',
        href: 'https://www.naperville.il.us/services/garbage-and-recycling/residential-garbage-collection/',
      },
    },
    worthIt: [
      {
        when: 'You can’t get it to the curb',
        text: 'If the treadmill’s in the basement and your knees aren’t what they were, let us carry it. One price covers the carrying, the loading and the hauling.',
      },
      {
        when: 'You’re downsizing',
        text: 'After 30 years in White Eagle, there’s a lot to go through. Once the kids have picked what they want, we’ll work one floor at a time: donations here, the rest there. You can change your mind until it’s on the truck.',
      },
      {
        when: 'The remodel left a pile',
        text: 'Vanities, carpet, a bathtub in pieces. We load it all by hand, so you won’t need a dumpster in the driveway.',
      },
    ],
    dropOff:
      'Naperville has a hazardous waste site of its own, at 156 Fort Hill Drive. It’s open to Illinois residents but not to businesses, so we can’t drop off your chemicals for you. The city suggests SCARCE for books, and there’s a Habitat ReStore next door in Aurora.',
    permit: {
      office: 'City of Naperville, or the county and township outside city limits',
      text: 'It depends on your street. Inside city limits, the city decides. Some Naperville addresses are unincorporated, and there it’s the county and the township. Find out which one you’re in, ask about your deck or shed, and send us the answer.',
      links: [
        { label: 'City: decks, patios and sheds', href: 'https://www.naperville.il.us/deckpatioshed/' },
        { label: 'Naperville Township permits', href: 'https://www.napervilletownship.com/road-district/permits.html' },
      ],
    },
    around:
      'We serve Cress Creek, Hobson West, Ashbury, White Eagle, Tall Grass and all the streets between them. 60540 is the middle of town with the Riverwalk, 60563 is the north, 60565 is the southeast, and 60564 is the southwest, in Will County. 60566 and 60567 are only PO boxes, so give us your street address.',
  },
  {
    slug: 'aurora',
    name: 'Aurora',
    kind: 'city',
    counties: ['Kane', 'DuPage', 'Kendall', 'Will'],
    zips: ['60502', '60503', '60504', '60505', '60506'],
    boxZips: ['60507', '60568', '60572', '60598'],
    sharedZips: [{ zip: '60538', place: 'Montgomery' }],
    lat: 41.7606,
    lng: -88.3201,
    mapLabel: { narrow: { side: 'below', dx: 13 }, wide: { side: 'right', dy: 5 } },
    lead: 'Both banks of the Fox, and east past the mall to Stonebridge and Oakhurst: it’s a big city, and we serve all of it.',
    example: {
      service: 'commercial-junk-removal',
      load: 'two big desks and four chairs from an office downtown',
      price: guidePrice('desk-executive.2_office-chair.4'),
    },
    curb: {
      answer: 'Maybe not. Check the city’s sanitation page or call Groot to see if your item needs a sticker.',
      lines: [
        { item: 'A sofa or a table', mark: 'ask', note: 'Ask Groot about stickers' },
        { item: 'Several big pieces', mark: 'ask', note: 'Ask how many they’ll take' },
        { item: 'A hot tub or shed', mark: 'ask', note: 'Ask before you cut it up' },
        { item: 'Any electronics', mark: 'no', note: 'Not at the curb, by state law' },
      ],
      hauler: 'Groot',
      source: { label: 'City of Aurora sanitation', href: 'https://www.aurora-il.org/1114/Sanitation' },
    },
    worthIt: [
      {
        when: 'You’re on the third floor with no elevator',
        text: 'For one chair on the first floor, the curb may be cheaper. For a sectional in a third-floor walk-up, you want two people who’ve turned a sofa on a landing before.',
      },
      {
        when: 'You’re emptying an apartment',
        text: 'We charge by truck space, not by the hour. Send photos room by room, from a studio to a three-bedroom, and you’ll have an estimate before we drive over.',
      },
      {
        when: 'You’ve got a stack of old monitors',
        text: 'They pile up in offices and basements, and you can’t throw them out in Illinois. We’ll load the whole stack and bring it to a recycler.',
      },
    ],
    dropOff:
      'Kane County’s recycling centers take electronics, and the county’s page shows the rules for each. If your part of the city is in DuPage, Kendall or Will, ask that county instead. There’s also a Habitat ReStore here in Aurora that sells used cabinets and building materials.',
    permit: {
      office: 'City of Aurora Building & Permits division',
      text: 'Call Building & Permits before a garage, porch or shed comes down, and we’ll wait to start until they’ve said yes. Not sure your job counts? Tell them the size and what it’s attached to, and they can tell you.',
    },
    around:
      'Aurora is in four counties: Kane, DuPage, Kendall and Will. 60506 is the west side and 60505 is the near east side. Farther east you’re in 60502 or 60504, and 60503 is the southeast end. We serve downtown and Stolp Island, the near east and west sides, Stonebridge and Oakhurst. If you live in Montgomery, 60538, call us. We can probably come.',
  },
  {
    slug: 'joliet',
    name: 'Joliet',
    kind: 'city',
    counties: ['Will', 'Kendall'],
    zips: ['60431', '60432', '60433', '60435', '60436'],
    boxZips: ['60434'],
    sharedZips: [
      { zip: '60403', place: 'Crest Hill' },
      { zip: '60404', place: 'Shorewood' },
      { zip: '60586', place: 'Plainfield' },
    ],
    lat: 41.5252,
    lng: -88.0834,
    lead: 'From the Cathedral Area and Cunningham to the new streets out west, we bring straps for the steep stairs and do the carrying.',
    example: {
      service: 'property-cleanout',
      load: 'an armoire and a china cabinet, carried down the stairs in Cunningham',
      price: guidePrice('armoire_china-cabinet'),
    },
    curb: {
      answer: 'Ask WM. They’re the city’s hauler, and they can tell you what they’ll take besides the cart.',
      lines: [
        { item: 'One large item', mark: 'ask', note: 'See if WM includes it' },
        { item: 'A pile from a cleanout', mark: 'ask', note: 'Ask before it sits in the rain' },
        { item: 'A fridge or range', mark: 'ask', note: 'Ask how to set it out' },
        { item: 'A computer in the cart', mark: 'no', note: 'Banned by the state since 2012' },
        { item: 'Bringing it up from the cellar', mark: 'no', note: 'They only collect outside' },
      ],
      hauler: 'WM',
      source: { label: 'City of Joliet', href: 'https://www.joliet.gov/' },
    },
    worthIt: [
      {
        when: 'Your basement stairs are steep',
        text: 'Workbenches, old shelving, a coal bin somebody built down there. Text us a picture of the steps. If it won’t come up whole, we’ll bring it up in pieces and sweep behind us.',
      },
      {
        when: 'The garage is falling apart',
        text: 'We can empty it and haul what’s inside. Tearing it down takes a city permit first, and the power has to be off. Once that’s done, call us about the rest.',
      },
      {
        when: 'Your old cabinets are still good',
        text: 'Somebody can use them. The Habitat ReStore is right here on Larkin Avenue, and we’ll try to donate a good set before anything goes to the landfill.',
      },
    ],
    dropOff:
      'For TVs and computers, willcountygreen.com has the county’s sites and days. The ReStore at 1395 Larkin Avenue is the place for furniture, doors, flooring and lights. Paint cans go back to a PaintCare store. If you’ve got acids or pesticides, you’ll need to drive them up to Naperville.',
    permit: {
      office: 'City of Joliet building and inspections',
      text: 'Yes, for any building or structure you want demolished. Joliet asks for a bond, insurance that names the city, and utilities that are disconnected. If a contractor does the work, the contractor has to pull the permit. Call Inspections at 815-724-4070 with questions.',
      links: [
        {
          label: 'Joliet demolition rules',
          href: 'https://www.joliet.gov/departments/community-development/building-inspectional-services-division/demolition',
        },
      ],
    },
    around:
      'Most of Joliet is in Will County, and a strip is in Kendall. 60432 and 60433 are the east side, 60435 and 60436 are the near west side, and 60431 is the far west. We serve downtown by the Rialto, the streets near the University of St. Francis and the ones by Louis Joliet Mall. In Crest Hill (60403) or Shorewood (60404), call us with your cross street.',
  },
  {
    slug: 'plainfield',
    name: 'Plainfield',
    kind: 'village',
    counties: ['Will', 'Kendall'],
    zips: ['60544', '60585', '60586'],
    lat: 41.627,
    lng: -88.204,
    lead: 'Downtown on Lockport Street or in a new subdivision at either end of town, we’ll clear a closet, a basement or a three-car garage.',
    example: {
      service: 'residential-junk-removal',
      load: 'a ping-pong table, a basketball hoop and three bikes from a three-car garage',
      price: guidePrice('ping-pong_basketball-hoop_bicycle.3'),
    },
    curb: {
      answer: 'Some weeks, maybe. Ask WM what you can put out, and ask if there’s a clean-up week coming.',
      lines: [
        { item: 'A couch', mark: 'ask', note: 'Ask what a normal week allows' },
        { item: 'A mattress', mark: 'ask', note: 'It may need a plastic cover' },
        { item: 'A freezer', mark: 'ask', note: 'Ask about white goods' },
        { item: 'Old chemicals', mark: 'ask', note: 'Ask WM about At Your Door' },
        { item: 'A TV in your cart', mark: 'no', note: 'It’s against Illinois law' },
      ],
      hauler: 'WM',
      source: { label: 'WM', href: 'https://www.wm.com/' },
    },
    worthIt: [
      {
        when: 'The new couch is on its way',
        text: 'One couch is one of our smallest loads. Book a window ahead of the delivery, and the old one won’t be in the hall when the new one shows up.',
      },
      {
        when: 'There’s no room for a car in the garage',
        text: 'It fills up one bin at a time. Set aside what you love and leave the rest. We’ll start at the door and work our way to the back wall.',
      },
      {
        when: 'The kids have outgrown the playset',
        text: 'We’ll take apart the beams, the slide and the swings, load it all, and rake the spot so you can mow right over it.',
      },
    ],
    dropOff:
      'You may not have to drive anywhere. Ask WM whether its At Your Door program will pick up your electronics and chemicals. It’s by appointment. If you’d rather drop off a TV, Will County posts its sites at willcountygreen.com. PaintCare stores take the leftover paint.',
    permit: {
      office: 'Village of Plainfield building department',
      text: 'Ask the building department before the first board comes off, whether it’s a shed, a deck or a hot tub. If you’ve got a homeowners association, ask them, too. With both answers, you’re ready to pick a day with us.',
    },
    around:
      'Plainfield has three ZIPs. 60544 is the old center of town, 60585 is the north end, and 60586 is the south end, where some homes are really in Joliet. The village is mostly in Will County and partly in Kendall. We serve the short blocks around Settlers’ Park, the homes near Lake Renwick, and the newer streets north and south.',
  },
  {
    slug: 'downers-grove',
    name: 'Downers Grove',
    kind: 'village',
    counties: ['DuPage'],
    zips: ['60515', '60516'],
    lat: 41.8089,
    lng: -88.0112,
    mapLabel: { narrow: { side: 'above', dx: -47 }, wide: { side: 'above', dx: -58 } },
    lead: 'From the Tivoli and Main Street out to Lyman Woods and Belmont Prairie: one call, two people and one price.',
    example: {
      service: 'furniture-removal',
      load: 'an upright piano, rolled on a dolly out of a front room near Main Street and up onto the truck',
      price: guidePrice('piano-upright'),
    },
    curb: {
      answer:
        'Ask Republic. Stickers ended April 1, 2026, and single-family homes have carts now, so there are new rules for big items.',
      lines: [
        { item: 'Leftover stickers', mark: 'no', note: 'That program ended April 1, 2026' },
        { item: 'A couch or a bed', mark: 'ask', note: 'Ask how bulk items work now' },
        { item: 'A fridge or a stove', mark: 'ask', note: 'Ask before you wheel it out' },
        { item: 'A TV in the cart', mark: 'no', note: 'Illinois landfills can’t take it' },
      ],
      hauler: 'Republic Services',
      asOf: 'April 2026',
      source: {
        label: 'Downers Grove’s new trash program',
        href: 'https://www.downers.us/faq-new-waste-and-recycling-program',
      },
    },
    worthIt: [
      {
        when: 'It won’t fit in the cart',
        text: 'A cart is fine for bags, but not for bunk beds, bookcases or a treadmill. We’ll take those straight from the bedroom, so you don’t have to get them to the street.',
      },
      {
        when: 'Your basement got wet',
        text: `Soaked boxes and carpet are heavy, and they get worse by the day. Call before ${cutoffOf(site)} and we can usually come that day. We’ll bring bags and gloves and clear it down to the floor.`,
      },
      {
        when: 'You’re getting ready to sell',
        text: 'Decide what should be gone before the listing photos: the extra table, the desk, the second sofa. We’ll take just those, and we’ll offer the good ones to a charity first.',
      },
    ],
    dropOff:
      'Good beds and tables can stay in town. Sharing Connections, on Chase Avenue, gives them to families who need them. Lisle Township has the electronics drop-off, and paint goes to PaintCare stores. Brake fluid, pool shock and other chemicals go to Naperville.',
    permit: {
      office: 'Village of Downers Grove permits',
      text: 'Most likely, since most projects in Downers Grove need a village permit. Ask before a shed, deck or porch comes down, and leave time for the review. We can give you the sizes and the method for your application, and we’ll start when it’s approved.',
    },
    around:
      'Downers Grove is all in DuPage County. The north half, with downtown and the Main Street station, is 60515, and the south half is 60516. We serve the neighborhoods near Midwestern University, Good Samaritan Hospital and Belmont Prairie, and everything in between. The nearest cross street is enough for us to find you.',
  },
  {
    slug: 'lombard',
    name: 'Lombard',
    kind: 'village',
    counties: ['DuPage'],
    zips: ['60148'],
    lat: 41.88,
    lng: -88.0078,
    mapLabel: { narrow: { side: 'above', dx: -8 }, wide: { side: 'right', dy: 5 } },
    lead: 'From Lilacia Park to Yorktown, upstairs or down, tell us what it is and we’ll tell you what it costs to haul.',
    example: {
      service: 'appliance-removal',
      load: 'a fridge from a condo near Yorktown, brought down in the freight elevator',
      price: guidePrice('refrigerator'),
    },
    curb: {
      answer: 'Not always. WM can tell you what a large item or an appliance costs in Lombard.',
      lines: [
        { item: 'A dresser', mark: 'ask', note: 'Ask if weight matters' },
        { item: 'A washer or dryer', mark: 'ask', note: 'Ask WM for the pickup price' },
        { item: 'A set of tires', mark: 'ask', note: 'Call; landfills won’t take them whole' },
        { item: 'Hazardous waste', mark: 'ask', note: 'Find out about At Your Door' },
        { item: 'A screen in the trash', mark: 'no', note: 'Illinois law says no' },
      ],
      hauler: 'WM',
      source: {
        label: 'Lombard refuse page',
        href: 'https://www.villageoflombard.org/187/Refuse-Recycling-Yard-Waste',
      },
    },
    worthIt: [
      {
        when: 'Three appliances are going at once',
        text: 'We’ll roll out the washer, the dryer and the old fridge in one visit, right from the laundry room. We handle the refrigerant safely, the way the law requires.',
      },
      {
        when: 'You don’t know what it weighs',
        text: 'You won’t need a scale. Our price goes by how much room your things take in the truck. The exception is heavy debris, such as concrete, brick, dirt or tile.',
      },
      {
        when: 'You’re closing a store or salon',
        text: 'Chairs, mirrors, racks, the front counter: we’ll take it down to bare walls. Tell us when the mall lets trucks use the back door, and we’ll look for a window that matches.',
      },
    ],
    dropOff:
      'Ask WM how its At Your Door pickups for hazardous waste work, and gather up everything in the garage before you book one. SCARCE takes books at its place in Addison. If you’ve got electronics, read Lisle Township’s rules before you load the car.',
    permit: {
      office: 'Village of Lombard Community Development',
      text: 'Ask Community Development. A small shed and a deck with footings might get different answers, so bring a sketch with the sizes on it. When you’ve heard back, we’ll take it down, load it and rake up.',
    },
    around:
      'Lombard has one ZIP, 60148, and it’s all in DuPage County. We serve the blocks around Lilacia Park and Madison Meadow Park, the homes along the Prairie Path and the Great Western Trail, and the stores and apartments by Yorktown Center. Give us your nearest cross street, and tell us the best way to back in. In an apartment building, tell us which entrance is closest to the elevator.',
  },
  {
    slug: 'elmhurst',
    name: 'Elmhurst',
    kind: 'city',
    counties: ['DuPage', 'Cook'],
    zips: ['60126'],
    lat: 41.8995,
    lng: -87.9403,
    mapLabel: { wide: { side: 'right', dy: -5 } },
    lead: 'By Wilder Park, near the York Theatre or way up in your attic: show us what’s going, and we’ll pack it out.',
    example: {
      service: 'property-cleanout',
      load: 'twelve big boxes and six totes, handed down from an attic by Wilder Park',
      price: guidePrice('box-large.12_tote.6'),
    },
    curb: {
      answer: 'Sometimes. See if the city has a Spring Clean-Up date coming, and ask Republic about other weeks.',
      lines: [
        { item: 'A couch or dresser', mark: 'ask', note: 'Spring Clean-Up might take it' },
        { item: 'A stove', mark: 'ask', note: 'Ask when appliances go' },
        { item: 'Remodeling debris', mark: 'ask', note: 'Ask how many cubic yards' },
        { item: 'Extra bags', mark: 'ask', note: 'They might need a sticker' },
        { item: 'Electronics', mark: 'no', note: 'Not at the curb, any season' },
      ],
      hauler: 'Republic Services',
      source: { label: 'Elmhurst Spring Clean-Up', href: 'https://elmhurst.org/472/Spring-Clean-Up' },
    },
    worthIt: [
      {
        when: 'Spring’s too far off',
        text: 'If you can wait for a clean-up day, wait and save the money. If the crib has to make room for a desk this month, that’s a small load for us.',
      },
      {
        when: 'You gutted a kitchen',
        text: 'We’ll bag the loose stuff, carry the cabinets out the back and haul it all. You won’t need a dumpster sitting on the grass.',
      },
      {
        when: 'You’re clearing the family’s old house',
        text: 'Attic trunks, the rolltop desk, shelves in the coal room. Walk through first and put a tag on whatever’s leaving. If it doesn’t have a tag, we won’t touch it.',
      },
    ],
    dropOff:
      'We can take your electronics to a recycler, so you don’t have to. Books and classroom supplies can go to SCARCE, one town over in Addison. PaintCare stores take latex and oil-based paint alike. Pesticides mean a drive to Naperville.',
    permit: {
      office: 'City of Elmhurst building department',
      text: 'Call the building department at City Hall before you take out a shed, deck or hot tub. Know the size, what it’s made of and whether it’s wired before you dial. If you aren’t sure, text us a photo and we’ll help you describe it.',
    },
    around:
      'All of Elmhurst is 60126, and nearly the whole city is in DuPage County. We serve downtown, the homes around Elmhurst University and Berens Park, and the streets by the hospital. If it’s in the backyard, tell us whether there’s a gate and how wide it is. With a detached garage or an alley out back, we’ll load from whichever side is closer. Near campus, tell us where a truck can park during class.',
  },
  {
    slug: 'oswego',
    name: 'Oswego',
    kind: 'village',
    counties: ['Kendall'],
    zips: ['60543'],
    sharedZips: [
      { zip: '60538', place: 'Montgomery' },
      { zip: '60538', place: 'Boulder Hill' },
    ],
    lat: 41.6828,
    lng: -88.3515,
    mapLabel: { narrow: { side: 'below', dx: 26 } },
    lead: 'On either side of the Fox River, from Hudson Crossing Park to Prairie Point, we’ve got room on the truck for your couch.',
    example: {
      service: 'shed-removal',
      load: 'a small plastic shed, taken apart in a yard at Prairie Point',
      price: guidePrice('shed-resin'),
    },
    curb: {
      answer: 'Ask the village. They can tell you who collects big items now and whether there’s a charge.',
      lines: [
        { item: 'A couch or mattress', mark: 'ask', note: 'The village has the current rule' },
        { item: 'A clean-up week', mark: 'ask', note: 'Ask if one’s planned' },
        { item: 'A laptop or TV', mark: 'no', note: 'Not as trash, anywhere in Illinois' },
        { item: 'Yard waste mixed with trash', mark: 'no', note: 'It has to be kept separate' },
        { item: 'Pickup from the backyard', mark: 'no', note: 'You’d bring it to the road' },
      ],
      source: { label: 'Village of Oswego', href: 'https://www.oswegoil.org/' },
    },
    worthIt: [
      {
        when: 'You bought a place with a barn',
        text: 'It came with fence posts, a tractor seat and something under a tarp. Lift the tarp and send us a picture. We’ll haul it by the truckload and leave you an empty barn.',
      },
      {
        when: 'You’re moving to a bigger house',
        text: 'Half the old furniture probably isn’t coming along. Book us for the day before the movers, and you won’t pay them to load things you don’t want.',
      },
      {
        when: 'Your deck’s gone soft',
        text: 'We’ll take up the boards and joists and haul them off. Footings are priced separately, because utility lines may be buried next to them.',
      },
    ],
    dropOff:
      'Call Kendall County about electronics drop-offs before you load the car. The Naperville site is open to you for solvents and bug killer, the same as for anyone who lives in Illinois. If you’ve got cabinets or doors that are still good, look up the Habitat ReStore in Aurora.',
    permit: {
      office: 'Village of Oswego building division',
      text: 'Inside the village, ask the building division. Boulder Hill is unincorporated, so if you live there, ask Kendall County instead. Find out first and book second. We’d rather wait a week than take something down without a permit.',
    },
    around:
      'Oswego is in Kendall County, ZIP 60543, on both banks of the Fox. We serve downtown by the Little White School Museum, the streets around Fox Bend and the subdivisions farther out. Boulder Hill and Montgomery are on the north edge, and their mail says 60538. If that’s you, call with your street, since we can probably come.',
  },
  {
    slug: 'batavia',
    name: 'Batavia',
    kind: 'city',
    counties: ['Kane', 'DuPage'],
    zips: ['60510'],
    lat: 41.85,
    lng: -88.3126,
    mapLabel: { narrow: { side: 'above', dx: 13 } },
    lead: 'East side of the river, west side or out by Fermilab, two of us will carry it from any room in the house.',
    example: {
      service: 'residential-junk-removal',
      load: 'a riding mower and a snow blower from a garage west of the river',
      price: guidePrice('riding-mower_snow-blower'),
    },
    curb: {
      answer: 'Probably not free. Look at the city’s bulk-item answers, or ask Groot if yours needs a sticker.',
      lines: [
        { item: 'A sofa or mattress', mark: 'ask', note: 'Ask what the sticker costs' },
        { item: 'A few big things at once', mark: 'ask', note: 'Ask if there’s a weekly limit' },
        { item: 'Car tires', mark: 'ask', note: 'Check with Groot' },
        { item: 'A piano or hot tub', mark: 'ask', note: 'Get a price for a special pickup' },
        { item: 'The lifting', mark: 'no', note: 'You get it out to the curb' },
      ],
      hauler: 'Groot',
      source: { label: 'Batavia answers on bulk items', href: 'https://www.bataviail.gov/Faq.aspx?QID=97' },
    },
    worthIt: [
      {
        when: 'You can’t lift it',
        text: 'If you’ve got a strong friend and a flat driveway, the curb might be the cheaper way. If you’ve got a staircase and a bad back, call us.',
      },
      {
        when: 'It’s a piano or a hot tub',
        text: 'We use boards and dollies for a piano and saws for a tub. You’ll know the price while it’s still in the living room or out on the patio.',
      },
      {
        when: 'The workshop’s full',
        text: 'Motors, a bench with a vise, parts for three projects nobody finished. Go through it with us once and sort it three ways: keep, donate and scrap. We’ll load while you decide.',
      },
    ],
    dropOff:
      'Start with Kane County’s recycling page for electronics, and see which center is closest to you. The Habitat ReStore in Aurora may want cabinets and fixtures, so give them a call. Paint thinner and bug bombs belong at the Naperville site.',
    permit: {
      office: 'City of Batavia community development',
      text: 'Ask the city’s community development department whether your ten-by-twelve shed or the hot tub on the patio needs a permit to come down. Write down who you talked to and when. Then pass the answer along to us, and we’ll plan the job around it.',
    },
    around:
      'Batavia is mostly in Kane County, with a bit in DuPage, and 60510 covers it all. We serve both sides of the Fox: downtown by the Riverwalk and the Depot Museum, the streets along the Fox River Trail, and the neighborhoods out toward Fermilab. Tell us which side of the river you’re on and where there’s space for the truck, especially if your block is close to downtown.',
  },
  {
    slug: 'oak-brook',
    name: 'Oak Brook',
    kind: 'village',
    counties: ['DuPage'],
    zips: ['60523'],
    lat: 41.8328,
    lng: -87.929,
    mapLabel: { narrow: { side: 'above', dx: 33 } },
    lead: 'Ginger Creek, Trinity Lakes, Midwest Club or an office by Oakbrook Center: we’ll check in at the gate or the desk and carry it out.',
    example: {
      service: 'commercial-junk-removal',
      load: 'a conference table and eight chairs from an office by Oakbrook Center',
      price: guidePrice('conference-table_office-chair.8'),
    },
    curb: {
      answer: 'Furniture might be. Ask Flood Brothers, the village’s hauler, and call ahead for anything heavy.',
      lines: [
        { item: 'A chair, table or bed', mark: 'ask', note: 'See if your service includes it' },
        { item: 'A safe or a pool table', mark: 'ask', note: 'Tell them what it weighs' },
        { item: 'Printers and monitors', mark: 'no', note: 'Not allowed as trash in Illinois' },
        { item: 'Office furniture', mark: 'ask', note: 'Ask your building’s own hauler' },
      ],
      hauler: 'Flood Brothers',
      source: { label: 'Oak Brook refuse and recycling', href: 'https://www.oak-brook.org/278/Refuse-Recycling' },
    },
    worthIt: [
      {
        when: 'You’ve got a gate and a long driveway',
        text: 'If the street’s two hundred yards from the den, the curb isn’t much help. We’ll pull up to the house, load right there, and you won’t have to move a thing.',
      },
      {
        when: 'Your office is moving',
        text: 'Sixty desks, the server closet, the break room. Ask your building about the freight elevator and whether it wants a certificate of insurance from us. We’ll clear it floor by floor.',
      },
      {
        when: 'Some of it’s worth money',
        text: 'Let the auction house and the relatives look first. We’ll come last, and we’ll only take what you’ve tagged for us.',
      },
    ],
    dropOff:
      'Sharing Connections, in Downers Grove, may be glad to have a dining set, so call and ask before you promise it. PaintCare stores take at least five gallons per visit. If you’re clearing out more paint than that, call the store ahead. Pool chemicals go to Naperville.',
    permit: {
      office: 'Village of Oak Brook Development Services',
      text: 'Ask Development Services at the village, and then ask your homeowners association. Put it in writing to both, and list each thing you want taken down: the shed, the pergola, the fence around the tennis court.',
    },
    around:
      'Oak Brook is in DuPage County, ZIP 60523. We serve Ginger Creek, Trinity Lakes and Midwest Club, the homes by Fullersburg Woods and Graue Mill, and the offices around Oakbrook Center. If it’s an office or a store, tell us where the loading dock is, how tall the door is, and what hours you can use it. For a house behind a gate, leave our name with the guard or give us the code.',
  },
  {
    slug: 'hinsdale',
    name: 'Hinsdale',
    kind: 'village',
    counties: ['DuPage', 'Cook'],
    zips: ['60521'],
    boxZips: ['60522'],
    lat: 41.8009,
    lng: -87.937,
    lead: 'North or south of the tracks, in an old house or a new one, we watch out for the trim and the trees and sweep when we’re done.',
    example: {
      service: 'light-demolition',
      load: 'an iron tub, a vanity and a toilet from an upstairs bathroom you’re redoing',
      price: guidePrice('bathtub-iron_vanity_toilet'),
    },
    curb: {
      answer: 'It may be, if you can get it to the street. Ask Republic, the village’s hauler, what yours would cost.',
      lines: [
        { item: 'A couch at the curb', mark: 'ask', note: 'Ask about size and cost' },
        { item: 'A couch by the back door', mark: 'ask', note: 'Ask where bulk items go' },
        { item: 'Your pickup day', mark: 'ask', note: 'The village’s page lists it' },
        { item: 'Old electronics', mark: 'no', note: 'Kept out of landfills by law' },
      ],
      hauler: 'Republic Services',
      source: {
        label: 'Hinsdale garbage page',
        href: 'https://www.villageofhinsdale.org/departments/public_services/garbage_waste_disposal.php',
      },
    },
    worthIt: [
      {
        when: 'It’s a long way to the street',
        text: 'A sofa in the library or a freezer in the basement still has to get out to the curb. We’ll pick it up in the room, take it down the front walk and keep it off the lawn.',
      },
      {
        when: 'Your builders start soon',
        text: 'Get the house empty before the first day of work. We’ll take the rugs, the wine racks, the old built-ins and the trunks on the third floor.',
      },
      {
        when: 'You’ve got an old garage or coach house',
        text: 'We can clear it out and haul everything in it. Taking it down is a permit question, and in the Cook County part of Hinsdale there are two permits. It’s all spelled out on this page.',
      },
    ],
    dropOff:
      'Beds, lamps and tables in good shape could go to Sharing Connections in Downers Grove. Ask what they need that week. For electronics, try Lisle Township. Drain opener and insect spray go to the Naperville site, and you’ll have to bring those in your own car.',
    permit: {
      office: 'Village of Hinsdale Community Development',
      text: 'It depends on which side of the county line you’re on. In the DuPage part, ask the village’s Community Development department. In the Cook part, on the east, the county wants its own permit for taking down a garage or shed, on top of the village’s. We can help you describe the work.',
      county: true,
    },
    around:
      'Most of Hinsdale is in DuPage County, and the east edge is in Cook. Its ZIP is 60521. 60522 is just PO boxes, so use your house number when you book. We serve downtown and Burlington Park, the Robbins Park Historic District, and the streets near Hinsdale Central and Katherine Legge Memorial Park. If low branches hang over your street, tell us and we’ll park where there’s room.',
  },
]
