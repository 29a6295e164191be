import type { WholeTown } from '../town.ts'

/**
 * The towns we serve. One record makes the page, the menu and footer links, the map dot, the sitemap entry and the
 * business's served areas. Coordinates are the populated place's (GeoNames); ZIP codes are delivery ZIPs.
 * Curb rules are what the town or its hauler published on the date next to them; a rule without a date is not printed.
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
    lead: 'One chair or a whole basement, in Green Trails, Four Lakes or any street between. Two people carry it out.',
    curb: {
      answer: 'Not quite free. LRS takes large things by sticker, and furniture has needed more than one.',
      lines: [
        { item: 'A couch or a big chair', mark: 'paid', note: 'More than one sticker' },
        { item: 'A fridge or a washer', mark: 'paid', note: 'More than one sticker' },
        { item: 'A TV or a computer', mark: 'ask', note: 'Went by sticker; never inside the cart' },
        { item: 'The October clean-up day', mark: 'ask', note: 'Ask the village for this year’s date' },
        { item: 'Things still in the basement', mark: 'no', note: 'Stickers do not climb stairs' },
      ],
      hauler: 'LRS',
      asOf: '2021',
      source: {
        label: 'Village of Lisle refuse page',
        href: 'https://villageoflisle.org/403/Refuse-Yard-Waste-Recycling',
      },
    },
    worthIt: [
      {
        when: 'Three big pieces or more',
        text: 'Stickers add up, and each piece still has to get to the street. We price by the room it takes in our truck. A sofa, a bed and a dryer make one price, not a strip of stickers.',
      },
      {
        when: 'Up a flight, down a hall',
        text: 'A sofa bed on a landing is no job for one person. Tell us the floor, whether there is an elevator, and where a truck may stand. We bring straps and a second pair of arms.',
      },
      {
        when: 'Fall is too far off',
        text: 'The village day comes once a year. Your closing date will not wait for it. Call in the morning and the pile is usually gone before supper.',
      },
    ],
    dropOff:
      'Old screens have a short trip here: Lisle Township takes them on Indiana Avenue. Paint goes to a PaintCare shop. Pool acid, bug spray and other poisons go next door to Naperville, and you must bring those yourself. We may not carry them.',
    permit: {
      office: 'Village of Lisle Development Services',
      text: 'Lisle wants a building permit for decks, pools, sheds and finished basements. Whether taking one down needs a permit too, we have not seen in writing. So call before you tear down: 630-271-4150. Say what it is and how big, and write the answer down for us.',
      links: [{ label: 'Lisle building permits', href: 'https://www.villageoflisle.org/136/Building-Permits' }],
    },
    around:
      'Lisle keeps it simple: one county, DuPage, and one ZIP. The Morton Arboretum and the university are easy landmarks. If your gate or garden path is narrow, say so when you call. Then the right dolly is on the truck.',
  },
  {
    slug: 'lemont',
    name: 'Lemont',
    kind: 'village',
    counties: ['Cook', 'DuPage', 'Will'],
    zips: ['60439'],
    lat: 41.6736,
    lng: -88.0017,
    lead: 'From the limestone downtown to the last cul-de-sac, we come in, carry it out and leave the floor swept.',
    curb: {
      answer: 'Mostly yes. WM takes one bulk item a week with your trash. We are for the other eleven.',
      lines: [
        { item: 'One couch, table or dresser', mark: 'yes', note: 'One bulk item each week' },
        { item: 'The second one', mark: 'no', note: 'It waits for next week' },
        { item: 'Special waste', mark: 'ask', note: 'WM runs an at-your-door pickup' },
        { item: 'A TV in the trash', mark: 'no', note: 'Illinois keeps screens out of landfills' },
        { item: 'A shed or a hot tub', mark: 'ask', note: 'Far from an ordinary bulk item' },
      ],
      hauler: 'WM',
      asOf: 'April 2025',
      source: {
        label: 'Lemont ordinance O-12-25',
        href: 'https://docs.lemont.il.us/WebLink/DocView.aspx?dbid=0&id=106628&repo=Lemont',
      },
    },
    worthIt: [
      {
        when: 'A house, not a couch',
        text: 'At one item a week, a full house takes most of a year to empty. We do it in a visit or two. You put tape on what stays; we take the rest and sweep behind us.',
      },
      {
        when: 'A hot tub, a shed, a deck',
        text: 'We cut the tub where it sits and take the shed apart board by board. Please read the county rule on this page before you pick a day. It catches people out.',
      },
      {
        when: 'Heavy and awkward',
        text: 'Treadmills, sleeper sofas, the freezer that went down before the wall was built. If two people can move it safely, we move it. If they cannot, we tell you before we start.',
      },
    ],
    dropOff:
      'Ask WM first what the at-your-door pickup will fetch from your porch. People on the Cook County side may also use the county’s CHaRM Center in South Holland, for electronics, foam and cloth. Solvents and pesticides can go to the Naperville site.',
    permit: {
      office: 'Village of Lemont building department',
      text: 'Two offices may have a say. The village answers for the village, and we are glad to help you word the question. In the Cook County part of town the county must agree as well, and its rule names garages and sheds, not just houses. Start there, since a permit takes time and our part does not.',
      county: true,
    },
    around:
      'Lemont sits where three counties meet. Most of it is Cook, with corners in DuPage and Will, though the mail says 60439 to all of them. Your tax bill tells which one is yours. Heritage Quarries and The Forge are good marks to steer a truck by.',
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
    lead: 'By the canal or out toward Homer Glen: a crew of two looks at the pile, names a price, and waits for your yes.',
    curb: {
      answer:
        'Ask before you drag it out. WM collects for the city. We could not confirm its rule for big things, so we will not guess.',
      lines: [
        { item: 'A couch or a mattress', mark: 'ask', note: 'Call before collection day' },
        { item: 'Something odd', mark: 'ask', note: 'The city wants a call first' },
        { item: 'A monitor in the cart', mark: 'no', note: 'State law; the city has a drop-off' },
        { item: 'Getting it to the street', mark: 'no', note: 'That part is yours' },
      ],
      hauler: 'WM',
      source: { label: 'City of Lockport waste page', href: 'https://cityoflockport.net/196/Waste-Recycling' },
    },
    worthIt: [
      {
        when: 'You want it gone now',
        text: 'Find the rule, wait for the day, hope the truck stops: that can eat a week. Call us by 2 PM, and most days you can walk through the garage again tonight.',
      },
      {
        when: 'A workshop or an attic',
        text: 'Boards, bikes, bed rails, a lathe nobody uses. We sort while we load. Metal goes for scrap, good furniture is offered to a charity, and only the rest is thrown away.',
      },
      {
        when: 'After a tenant',
        text: 'You need the place empty before you can show it. Walk us through it by phone or send five photos. You get one figure for everything, and a floor that has been swept.',
      },
    ],
    dropOff:
      'You have an electronics drop-off in town, at Public Works on Prime Boulevard. Check the city’s page for the days. For weed killer, gas or pool chemicals the place to go is Naperville. Screens and fridges we will gladly take off your hands; liquids we leave.',
    permit: {
      office: 'City of Lockport building department',
      text: 'Does a small shed, a deck or a hot tub need a permit to come down? We have not found it in writing for Lockport, so ask them. We can help you describe the job: how wide, how tall, what is wired or piped to it. Once you have the answer, we set the day.',
    },
    around:
      'Lockport lies in Will County, and 60441 is its ZIP. A letter to 60491 may belong to Homer Glen, and one to 60446 to Romeoville. Neither is far out of our way. Give us your cross street and you get a straight answer. The Gaylord Building and Dellwood Park help us find you.',
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
    lead: 'North side, college streets or Danada: we lift it from the room it stands in, so you can leave your back out of it.',
    curb: {
      answer: 'By sticker, and only if it is light. Big things took several, and the limit was 50 pounds.',
      lines: [
        { item: 'A chair or a small table', mark: 'paid', note: 'Several stickers, 50 pounds at most' },
        { item: 'A stove or a fridge', mark: 'paid', note: 'More stickers than furniture' },
        { item: 'Rolled-up carpet', mark: 'paid', note: 'Stickers on every roll' },
        { item: 'Debris from your own work', mark: 'paid', note: 'Stickers on each stack' },
        { item: 'A TV', mark: 'ask', note: 'Went by sticker; not in the trash' },
        { item: 'A sofa bed', mark: 'no', note: 'Well over 50 pounds' },
      ],
      hauler: 'LRS',
      asOf: '2018',
      source: { label: 'Wheaton waste stickers', href: 'https://wheaton.il.us/377/Stickers-for-Waste-Items' },
    },
    worthIt: [
      {
        when: 'It weighs over 50 pounds',
        text: 'Most of what people call junk does. An oak desk, an upright freezer, a box of old tile. Weight is what we have a dolly, straps and two strong people for.',
      },
      {
        when: 'You took out a kitchen',
        text: 'Stacks and stickers are fine for one closet. For a whole kitchen, heap it in the garage: doors, counters, drywall, sink. We load the heap in one go and sweep up the screws.',
      },
      {
        when: 'An estate in the family',
        text: 'You may live two states away. Mark what stays, or tell us by phone, room by room. Letters and pictures that turn up are put in a box for you.',
      },
    ],
    dropOff:
      'Good books and school supplies have a second life at SCARCE in Addison. Screens can go to Lisle Township. A can of latex goes to a paint shop that takes part in PaintCare. Whatever says poison on the label goes to Naperville, in your own car.',
    permit: {
      office: 'City of Wheaton building office',
      text: 'Wheaton is clear: a demolition needs a city permit, and the list also names sheds, decks, pools and hot tubs. The city has even written the steps down. Questions go to 630-260-2050. Get the permit in hand, then choose a date with us. We work around the inspector’s calendar, not against it.',
      links: [
        { label: 'Wheaton demolition guidelines', href: 'https://wheaton.il.us/909/Demolition-Guidelines' },
        { label: 'Which jobs need a permit', href: 'https://wheaton.il.us/Faq.aspx?TID=15' },
      ],
    },
    around:
      'Wheaton is the county seat of DuPage. The center and the north have 60187; the south, with Danada and Arrowhead, has 60189. Parking can be tight by the college and the courthouse. If so, tell us, and we plan a spot for the truck before we set out.',
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
    lead: 'The far corner of our map, at the same starting price. From Oak Park Avenue to Brookside Glen, we do the lifting.',
    curb: {
      answer: 'For ordinary big things, yes. A piano or a hot tub costs extra, and a TV needs an appointment.',
      lines: [
        { item: 'Ordinary furniture', mark: 'yes', note: 'With the regular pickup' },
        { item: 'A piano or a hot tub', mark: 'paid', note: 'As is all that takes two to lift' },
        { item: 'A TV or a monitor', mark: 'ask', note: 'By appointment, so many a year' },
        { item: 'From an upstairs room', mark: 'no', note: 'It has to be outside' },
      ],
      hauler: 'Homewood Disposal',
      asOf: 'October 2019',
      source: {
        label: 'Tinley Park garbage page',
        href: 'https://tinleypark.org/residents/garbage_removal_and_curbside_recycling.php',
      },
    },
    worthIt: [
      {
        when: 'It takes two to lift',
        text: 'That is where the village hauler starts to charge, and where we start to work. Get both prices, and take the better one. With us, stairs and a long carry are talked about before you say yes, not after.',
      },
      {
        when: 'A set in every bedroom',
        text: 'With a yearly limit, four old TVs are a long wait at the curb. Put them in one corner, tell us how many, and they leave on a single trip to a recycler.',
      },
      {
        when: 'Townhouse or condo',
        text: 'The shared bin is not for your sectional, and the board may have a word to say. Tell us the rules of the drive. We are in and out, and nothing stands on the lawn overnight.',
      },
    ],
    dropOff:
      'If you live in Cook County, the CHaRM Center in South Holland is open to you for electronics, foam packing and worn-out cloth. Paint has PaintCare. For drain cleaner, gas and the rest we know one sure address, in Naperville, and it is a long drive; save it up for one trip.',
    permit: {
      office: 'Village of Tinley Park building department',
      text: 'Ask twice in Tinley Park. The building department speaks for the village, and we can help with what to ask. On the Cook side of the county line, the county also has to permit the teardown of a garage or a shed. No permit, no crowbar: we start when you have both answers.',
      county: true,
    },
    around:
      'The east of the village is 60477, the west is 60487. Cook County holds most of it and Will County the rest. Our next nearest town is 13 miles off, so a call in the morning helps us plan the drive. Say which side of the county line you are on if a shed or a garage is part of the job.',
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
    lead: 'Along Cass Avenue, off Ogden, or on a quiet street between: we come inside for it. You lift the phone, no more.',
    curb: {
      answer: 'Yes, one large thing a week, as long as it is light. Screens are not allowed beside the cart.',
      lines: [
        { item: 'One large, light item', mark: 'yes', note: 'Under 50 pounds, once a week' },
        { item: 'More bags than the cart holds', mark: 'paid', note: 'They need a sticker' },
        { item: 'A heavy sofa', mark: 'no', note: 'Over the weight limit' },
        { item: 'Anything with a screen', mark: 'no', note: 'No electronics at the curb' },
      ],
      hauler: 'WM',
      asOf: '2021',
      source: {
        label: 'Westmont recycling and waste page',
        href: 'https://westmont.illinois.gov/221/5394/Recycling-Waste-Hauling',
      },
    },
    worthIt: [
      {
        when: 'Fifty pounds is soon reached',
        text: 'A loveseat passes it. So do a desk, a grill with its tank stand, and most things with a motor. Leave them where they are; we come in and get them.',
      },
      {
        when: 'A shop or an office',
        text: 'Old shelves on Cass, a parts room off Ogden, a dentist’s waiting room. Name an hour when nobody is in the way. We clear the room then, and the receipt goes in your books.',
      },
      {
        when: 'Winter is coming and the car is outside',
        text: 'Two of us carry while you stand in the door and say keep or go. At the end there is a broom, and a place to park.',
      },
    ],
    dropOff:
      'Lisle Township, five miles west, takes old screens. Furniture that is still good may find a family through Sharing Connections, over in Downers Grove. For thinner, bleach and weed killer there is the Naperville site, which takes them from people, not from firms like ours.',
    permit: {
      office: 'Westmont Community Development',
      text: 'Contractor registration and a permit may apply. In plain words: the village may want to know who does the work, and then what the work is. Ask about both before a deck, a shed or a wall of cabinets comes down. Let us know what they said, and we see to our part.',
      links: [{ label: 'Westmont permitting', href: 'https://westmont.illinois.gov/339/Permitting' }],
    },
    around:
      'Westmont is compact: all DuPage County, all 60559. Hinsdale and Downers Grove are two miles away on either side, so the next stop on our round is close. On a day with a street event on Cass, tell us which side street is open.',
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
    lead: 'Next to the woods of Waterfall Glen or close to the highway, your address is on our round. Point at it and it goes.',
    curb: {
      answer: 'Yes. One bulk item goes out with the trash each week, with no sticker and no extra charge.',
      lines: [
        { item: 'One couch or dresser', mark: 'yes', note: 'Every week, no sticker' },
        { item: 'A mattress or box spring', mark: 'yes', note: 'Sealed in a plastic cover' },
        { item: 'Two at once', mark: 'no', note: 'One a week is the rule' },
        { item: 'A computer or TV', mark: 'no', note: 'Not in Illinois trash' },
        { item: 'Carrying it down', mark: 'no', note: 'You bring it to the curb' },
      ],
      hauler: 'LRS',
      asOf: 'April 2022',
      source: {
        label: 'LRS page for Darien',
        href: 'https://www.lrsrecycles.com/location/service/il/60561/residential/darien/',
      },
    },
    worthIt: [
      {
        when: 'A bedroom set',
        text: 'Bed, mattress, box spring, dresser, two nightstands: that is six weeks of Fridays, or whichever day is yours. With us it is less than an hour, and the room is ready for paint.',
      },
      {
        when: 'Back yard, narrow gate',
        text: 'Swing sets, rotten decking, a spa that last bubbled in 2009. We cut large things down to what fits through the gate and carry the pieces round the house.',
      },
      {
        when: 'Parents moving out',
        text: 'They kept everything, and it is all in the crawl space. Bring us in after the family has picked. We empty the shelves, set aside what is still useful, and haul off what is not.',
      },
    ],
    dropOff:
      'For one wrapped mattress, use the curb; it costs you nothing. An old monitor can go to Lisle Township. Half-full paint cans go to PaintCare shops, and garden poisons to Naperville. The monitor may ride in our truck; the paint and the poisons may not.',
    permit: {
      office: 'City of Darien community development',
      text: 'We found no printed rule for small teardowns in Darien, and we do not want to guess with your house. Ask the city’s community development department. Have a photo and the size at hand. We are happy to tell you how we would take it down, because they may want to know.',
    },
    around:
      'The city is in DuPage County, ZIP 60561. Homes with 60527 on the mail may belong to Willowbrook; that is close by, so call and we will most likely come. Westmont, Hinsdale and Downers Grove are all within five miles.',
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
    lead: 'East side or west, near Clow airport or the Promenade. Send us a picture and hear what it would cost.',
    curb: {
      answer: 'Ask the village. The only page we could find was too old to trust, and an old rule is worse than none.',
      lines: [
        { item: 'Sofas, beds, tables', mark: 'ask', note: 'The village knows today’s rule' },
        { item: 'Fridges and washers', mark: 'ask', note: 'Ask how to set them out' },
        { item: 'A TV with the bags', mark: 'no', note: 'Barred from Illinois landfills' },
        { item: 'Help with the stairs', mark: 'no', note: 'Curb means curb' },
      ],
      source: { label: 'Village of Bolingbrook', href: 'https://www.bolingbrook.com/' },
    },
    worthIt: [
      {
        when: 'Built in the room',
        text: 'Some wardrobes and bunk beds were put together upstairs and will never come down whole. We bring tools, take them apart, and carry the boards down flat.',
      },
      {
        when: 'A hot tub that has had its day',
        text: 'Have it drained and the power taken off by an electrician. We saw it into slabs, load shell, foam and pump, and leave the pad clean. No crane, no ruts in the grass.',
      },
      {
        when: 'Between two owners',
        text: 'The sale closes Thursday and the shed is still full. We look at it, write one figure down, and you say yes or no. After the yes it is a matter of hours, not days.',
      },
    ],
    dropOff:
      'Will County keeps its list of electronics sites at willcountygreen.com; look there first, because days and places change. Latex, stain and varnish go to a PaintCare shop. For the really nasty bottles, Naperville is the next town up.',
    permit: {
      office: 'Village of Bolingbrook building division',
      text: 'Call the building division before a shed, a fence or a deck comes down. We could not confirm what needs a permit, and a neighbor’s tale does not count. If posts or footings must be dug out, the buried lines are marked first. Tell us what they say and we fit the date to it.',
    },
    around:
      'Most of the village is in Will County, and a part in DuPage. 60440 covers the east and 60490 the west. Some homes on the edges get mail as 60446 Romeoville or 60517 Woodridge. That is no reason for us to say no. Name the nearest corner.',
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
    lead: 'Cress Creek, Hobson West, Ashbury, Tall Grass: wherever in town it stands, our crew carries it to the truck.',
    curb: {
      answer: 'By arrangement. Groot fetches big things as a special pickup, and you set it up with them first.',
      lines: [
        { item: 'Furniture', mark: 'ask', note: 'Arrange it with Groot' },
        { item: 'Appliances', mark: 'ask', note: 'Same: a special pickup' },
        { item: 'Construction material', mark: 'ask', note: 'Taken if you arrange it' },
        { item: 'TVs and laptops', mark: 'no', note: 'Not with the trash, by state law' },
        { item: 'From inside the house', mark: 'no', note: 'The curb is the limit' },
      ],
      hauler: 'Groot',
      asOf: '2022',
      source: {
        label: 'Naperville garbage collection',
        href: 'https://www.naperville.il.us/services/garbage-and-recycling/residential-garbage-collection/',
      },
    },
    worthIt: [
      {
        when: 'You would have to carry it anyway',
        text: 'A special pickup still starts at your curb. If the treadmill is in the basement and your knees are not what they were, pay for the carrying. That is what we are for.',
      },
      {
        when: 'Thirty years in one house',
        text: 'You are going from White Eagle to two bedrooms. The children have taken what they want. We do one floor at a time, donate-worthy on the left, gone on the right, and you can change your mind until it is on the truck.',
      },
      {
        when: 'The remodel is done, the pile is not',
        text: 'Old vanities, carpet, a tub in pieces. Builders leave it in the drive and go. We load it by hand, so the asphalt stays whole.',
      },
    ],
    dropOff:
      'The region’s site for household poisons is in your own town, at 156 Fort Hill Drive. Illinois residents may use it; business waste is turned away, which is why we cannot take your chemicals there for you. The city also points to SCARCE for books, and Habitat has a ReStore in nearby Aurora.',
    permit: {
      office: 'City of Naperville, or the county and township outside of it',
      text: 'Rules differ inside city limits and in the township. A Naperville address does not settle it: some streets are unincorporated, and there DuPage County and the township decide. Find out which you are in. Then ask that office about your deck or shed, and send us the reply.',
      links: [
        { label: 'City: decks, patios and sheds', href: 'https://www.naperville.il.us/deckpatioshed/' },
        { label: 'Naperville Township permits', href: 'https://www.napervilletownship.com/road-district/permits.html' },
      ],
    },
    around:
      'Four delivery ZIPs make up the city. 60540 is the middle with the Riverwalk, 60563 the north, 60565 the southeast, and 60564 the southwest, down in Will County. 60566 and 60567 are PO boxes; give us the street instead.',
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
    lead: 'Both banks of the Fox and out past the mall to Stonebridge and Oakhurst. It is a big city; we drive all of it.',
    curb: {
      answer:
        'Nearly. Each big piece takes one sticker, and you can put out more than one. Electronics never go at the curb.',
      lines: [
        { item: 'A sofa or a table', mark: 'paid', note: 'One sticker' },
        { item: 'The sofa and the table', mark: 'paid', note: 'One sticker each' },
        { item: 'Any electronics', mark: 'no', note: 'Never at the curb' },
        { item: 'A hot tub or a shed', mark: 'ask', note: 'Groot can tell you' },
      ],
      hauler: 'Groot',
      asOf: '2022',
      source: { label: 'City of Aurora sanitation', href: 'https://www.aurora-il.org/1114/Sanitation' },
    },
    worthIt: [
      {
        when: 'Third floor, no elevator',
        text: 'For one chair at ground level, buy the sticker; it is the better deal. For a sectional on the third floor of a walk-up, you want two people who have turned one on a landing before.',
      },
      {
        when: 'The whole unit',
        text: 'We do not count hours. We count space: what it fills in the truck is what you pay. A studio and a three-bedroom apartment are quoted from photos, room by room.',
      },
      {
        when: 'Screens, and lots of them',
        text: 'Office closets grow monitors. So do basements. We stack them, load them and bring them to a recycler, since the curb will not have them and the landfill may not.',
      },
    ],
    dropOff:
      'Kane County lists its electronics drop-offs on one page, with what each one takes. If your part of the city is in another county, ask there. Habitat’s ReStore here in Aurora is a name to look up for used cabinets and building goods; call it before you load the car.',
    permit: {
      office: 'City of Aurora Building & Permits division',
      text: 'The city’s Building and Permits division is the one to ask. For a garage, a porch or a shed we would not start on a maybe. Small jobs like carpet or loose shelves are another matter. Not sure which yours is? Describe it to us, then to them.',
    },
    around:
      'Aurora reaches into four counties: Kane, DuPage, Kendall and Will. 60506 is the west side and 60505 the near east. 60504 and 60502 lie farther east, and 60503 is the southeast tip. Mail for 60538 is Montgomery, just across the line; call us about that.',
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
    lead: 'From the Cathedral Area to the new streets out west. Old stairs, steep porches, deep lots: we have the straps for it.',
    curb: {
      answer:
        'Ask WM. It empties the carts in Joliet. We have not seen its rule for big things, so none is printed here.',
      lines: [
        { item: 'One large item', mark: 'ask', note: 'WM knows; we would be guessing' },
        { item: 'A heap after a cleanout', mark: 'ask', note: 'Ask before it sits in the rain' },
        { item: 'Computers in the cart', mark: 'no', note: 'State law since 2012' },
        { item: 'From the porch or the cellar', mark: 'no', note: 'To the curb by your own hands' },
      ],
      hauler: 'WM',
    },
    worthIt: [
      {
        when: 'A two-flat with a deep cellar',
        text: 'Coal bins, shelves, a workbench built down there. Show us with the phone’s light on. We bring it up in pieces, or in buckets if that is all the stairs allow, and leave the steps clean.',
      },
      {
        when: 'A garage that leans',
        text: 'We can empty it and haul what was in it. Taking it down is a job for the permit first. Once the city has said yes and the wires are off, we talk about the boards.',
      },
      {
        when: 'Good cabinets, wrong color',
        text: 'Unscrew them with care and they are worth something to someone. The Habitat ReStore is right here on Larkin Avenue. We can load the set whole and offer it there before we think of the landfill.',
      },
    ],
    dropOff:
      'Electronics first: the county’s list is at willcountygreen.com, with sites and days. The ReStore at 1395 Larkin Avenue is known for furniture, doors, floors and lights. Paint cans go back to a PaintCare store. For acids and poisons, plan a weekend drive to Naperville.',
    permit: {
      office: 'City of Joliet building and inspections',
      text: 'Joliet’s rule is strict and it is in print. A city permit is required to demolish any building or structure. The city wants a bond, insurance that names it, and the utilities cut off. When a contractor does the work, the contractor pulls the permit. Inspections answers at 815-724-4070.',
      links: [
        {
          label: 'Joliet demolition rules',
          href: 'https://www.joliet.gov/departments/community-development/building-inspectional-services-division/demolition',
        },
      ],
    },
    around:
      'Joliet is long. 60432 and 60433 are the east side, 60435 and 60436 the near west, 60431 the far west, and a strip runs into Kendall County. Crest Hill, Shorewood and Plainfield share its edges and some of its mail. Cunningham or 60404, tell us the cross street and we find it.',
  },
  {
    slug: 'plainfield',
    name: 'Plainfield',
    kind: 'village',
    counties: ['Will', 'Kendall'],
    zips: ['60544', '60585', '60586'],
    lat: 41.627,
    lng: -88.204,
    lead: 'Downtown on Lockport Street or a new loop off the highway. Big closets, bigger garages; bring us the overflow.',
    curb: {
      answer:
        'Once a year, for sure: in the April clean-up week WM took big things and white goods. In other weeks, ask.',
      lines: [
        { item: 'A couch in clean-up week', mark: 'yes', note: 'At the curb on your usual day' },
        { item: 'A mattress, same week', mark: 'yes', note: 'Wrapped in plastic' },
        { item: 'A fridge, same week', mark: 'yes', note: 'White goods were included' },
        { item: 'TVs and chemicals', mark: 'ask', note: 'At Your Door, by appointment' },
        { item: 'A couch in October', mark: 'ask', note: 'Ask WM what your week allows' },
      ],
      hauler: 'WM',
      asOf: 'April 2024',
      source: {
        label: 'Notice of the 2024 clean-up',
        href: 'https://www.wjol.com/plainfield-spring-cleanup-scheduled-for-week-of-april-8/',
      },
    },
    worthIt: [
      {
        when: 'April has passed',
        text: 'The new couch comes in June, and the old one would stand in the hall for ten months. One couch is one of our smallest jobs. It can be out before the delivery truck turns in.',
      },
      {
        when: 'Three-car garage, no car',
        text: 'It happens one bin at a time. Set aside what you love, and leave the rest as it lies. We start at the door and work to the back wall.',
      },
      {
        when: 'The playset nobody climbs',
        text: 'The kids are fifteen now. We take down the beams and the slide, pull what we can, and stack it on the truck by length. You mow straight through next week.',
      },
    ],
    dropOff:
      'Here you may not need to drive at all. At Your Door is a program of the hauler for electronics and chemicals, and you book it. If you would sooner bring screens somewhere, Will County lists its sites at willcountygreen.com. Leftover paint has its own shops, through PaintCare.',
    permit: {
      office: 'Village of Plainfield building department',
      text: 'Ask the building department before the first board comes off. For sheds, decks and hot tubs in Plainfield we have found no rule we could stand behind. Do you live with a homeowners’ board? Then ask that too. With both answers in, we can name a day and keep it.',
    },
    around:
      'Three ZIPs: 60544 is the old center, 60585 the north, 60586 the south, where some streets belong to Joliet. The village is in Will County and spills into Kendall. Around Settlers’ Park the streets are short, so tell us where a truck can wait.',
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
    lead: 'From the Tivoli to Lyman Woods, anything in 60515 and 60516. One call, two people, one price.',
    curb: {
      answer:
        'The sticker program ended April 1, 2026, and homes are on carts now. For what fits no cart, ask Republic.',
      lines: [
        { item: 'Your old stickers', mark: 'no', note: 'The program is over' },
        { item: 'A couch or a bed', mark: 'ask', note: 'New rules; get them first hand' },
        { item: 'A fridge or a stove', mark: 'ask', note: 'Ask before you wheel it out' },
        { item: 'A TV in the cart', mark: 'no', note: 'Illinois has banned it since 2012' },
      ],
      hauler: 'Republic Services',
      asOf: 'April 2026',
      source: {
        label: 'Village answers on the new program',
        href: 'https://www.downers.us/faq-new-waste-and-recycling-program',
      },
    },
    worthIt: [
      {
        when: 'It does not fit the cart',
        text: 'That is the new question in town. A cart swallows bags, not bunk beds. While everyone learns what may stand beside it, we will take the bunk bed from the bedroom.',
      },
      {
        when: 'A basement that got wet',
        text: 'Soaked boxes, carpet, the bottom shelf of everything. Wet things are heavy and do not improve. Call the same morning; we bring bags and gloves, and strip the floor bare.',
      },
      {
        when: 'Selling on Main',
        text: 'Stagers want half of it gone by the photo day. We take the half you choose: the extra table, the desk, the second sofa. What is in good shape is offered to a charity first.',
      },
    ],
    dropOff:
      'Good beds and tables can stay in town: Sharing Connections on Chase Avenue passes them on to families who need them. Lisle Township takes screens. Paint has PaintCare. Naperville takes the rest of what we must refuse, such as brake fluid and pool shock.',
    permit: {
      office: 'Village of Downers Grove permits',
      text: 'Most projects need a permit here. So take it as a yes until the village says no, and ask before a shed, a deck or a kitchen wall goes. Allow time for the review. We can give you the sizes and the method for the form, and we wait for the stamp.',
    },
    around:
      'The village is all DuPage County. 60515 is the north half with downtown and its station, and 60516 the south. Westmont is two miles off and Lisle three. If your block lies near Belmont Prairie or the hospital, the cross street is enough for us.',
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
    lead: 'From Lilacia Park to Yorktown, upstairs or down. Tell us what it is, and we tell you what it costs to be rid of it.',
    curb: {
      answer: 'For stickers, mostly. Large things go by weight, and appliances and tires are pickups you pay for.',
      lines: [
        { item: 'A dresser under 100 pounds', mark: 'paid', note: 'Refuse stickers, by weight' },
        { item: 'White goods', mark: 'paid', note: 'A paid pickup' },
        { item: 'Tires', mark: 'paid', note: 'A paid pickup' },
        { item: 'Household poisons', mark: 'yes', note: 'A few At Your Door visits a year' },
        { item: 'A screen in the trash', mark: 'no', note: 'Illinois law' },
      ],
      hauler: 'WM',
      asOf: 'April 2024',
      source: {
        label: 'Lombard refuse page',
        href: 'https://www.villageoflombard.org/187/Refuse-Recycling-Yard-Waste',
      },
    },
    worthIt: [
      {
        when: 'Washer, dryer and the old fridge',
        text: 'Three appliances are three paid pickups, and the curb is still thirty feet from your laundry room. We roll them out on one visit. The fridge goes where its gas is drawn off, as the law asks.',
      },
      {
        when: 'You have no scale',
        text: 'Is a maple dresser ninety pounds or a hundred and ten? We do not care. We charge for room in the truck, not for pounds, unless it is brick, dirt or roof.',
      },
      {
        when: 'Closing a store or a salon',
        text: 'Chairs, mirrors, racks, the counter with the cash drawer. Tell us the mall’s hours for the back door. We work before opening, and the shell is bare for the walk-through.',
      },
    ],
    dropOff:
      'Use what your hauler gives you: its At Your Door pickups of hazardous things are limited each year, so pool them with what the garage holds. Books have SCARCE up in Addison, a short drive. For screens, ask for Lisle Township’s rules before you load.',
    permit: {
      office: 'Village of Lombard Community Development',
      text: 'Community Development is the desk to ask in Lombard. A small shed may be simple and a deck with footings may not; we could not verify either. Bring them a sketch. When they have answered, we tear down, load and rake, all in one go.',
    },
    around:
      'One ZIP, 60148, and one county, DuPage. Elmhurst is four miles to the east and Wheaton five to the west. If your street is near the Prairie Path or Madison Meadow Park, give us the crossing. It tells us which way to bring the truck in.',
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
    lead: 'By Wilder Park, near the York Theatre, or up in an attic. You say what goes; packing it out is our part.',
    curb: {
      answer:
        'In spring, a lot of it. The Saturday clean-up took furniture, appliances and even some debris. The rest of the year, less.',
      lines: [
        { item: 'Furniture, clean-up Saturday', mark: 'yes', note: 'Once a year, in spring' },
        { item: 'A stove, clean-up Saturday', mark: 'yes', note: 'Appliances were taken too' },
        { item: 'Debris, clean-up Saturday', mark: 'yes', note: 'Up to two cubic yards' },
        { item: 'Extra bags, other weeks', mark: 'paid', note: 'A sticker on each' },
        { item: 'Electronics, ever', mark: 'no', note: 'Not even in spring' },
      ],
      hauler: 'Republic Services',
      asOf: '2024',
      source: { label: 'Elmhurst Spring Clean-Up', href: 'https://elmhurst.org/472/Spring-Clean-Up' },
    },
    worthIt: [
      {
        when: 'It is not spring',
        text: 'If you can wait for your Saturday, wait; we mean it. If the crib has to make way for a desk this month, that is where we come in, and it is a small load.',
      },
      {
        when: 'More than two cubic yards',
        text: 'That is a heap about the size of a big chest freezer, times two. A gutted kitchen is more. We bag it, carry it from the back, and no dumpster stands on your grass.',
      },
      {
        when: 'The old house in the family',
        text: 'Attic, coal room, the desk with the roll top. You point, it gets a tag, and only tagged things leave. Rooms you have done stay done.',
      },
    ],
    dropOff:
      'Since even the spring pickup skips electronics, somebody has to drive them, and we can: to a recycler. Books and classroom things go to SCARCE, three miles from the center of town. Lacquer and latex both have PaintCare. Pesticides mean a trip to Naperville.',
    permit: {
      office: 'City of Elmhurst building department',
      text: 'The building department at City Hall decides. We have no sure word on small sheds, decks or tubs in Elmhurst, and a fine would cost you more than a phone call. Ask; we can lend you the right terms. Interior work like carpet or shelves we can price right away.',
    },
    around:
      '60126 is all you need to tell us. Nearly the whole city is in DuPage County. If the things are out back, we like to know two facts: is there a gate, and is it wider than a fridge? Near the university, tell us where a truck may stand at class time. Lombard and Oak Brook are our next stops.',
  },
  {
    slug: 'oswego',
    name: 'Oswego',
    kind: 'village',
    counties: ['Kendall'],
    zips: ['60543'],
    sharedZips: [{ zip: '60538', place: 'Montgomery' }],
    lat: 41.6828,
    lng: -88.3515,
    mapLabel: { narrow: { side: 'below', dx: 26 } },
    lead: 'On either side of the river, and in Boulder Hill next door. Our western run has room for your couch.',
    curb: {
      answer:
        'We cannot say. What we found is years old, and a wrong answer would cost you a Saturday. The village can tell you.',
      lines: [
        { item: 'Bulk items', mark: 'ask', note: 'The village has the current rule' },
        { item: 'Clean-up weeks', mark: 'ask', note: 'See if there is one this year' },
        { item: 'Laptops and TVs as trash', mark: 'no', note: 'Barred all over Illinois' },
        { item: 'Hauling from the yard', mark: 'no', note: 'You bring it out to the road' },
      ],
      source: { label: 'Village of Oswego', href: 'https://www.oswegoil.org/' },
    },
    worthIt: [
      {
        when: 'You bought acreage and a barn',
        text: 'It came with a tractor seat, forty fence posts and a mystery under a tarp. Pull the tarp and take a picture. We come with gloves, take it by the truckload, and leave the barn.',
      },
      {
        when: 'Moving up, not out',
        text: 'First house to second house, and half of the first does not fit the second. Have us come on the day before the movers. You pay them for fewer boxes and us for one load.',
      },
      {
        when: 'The deck has gone soft',
        text: 'When the railing wobbles it is time. We take up the boards and the joists and haul them away. Footings are another talk, because lines may be buried beside them.',
      },
    ],
    dropOff:
      'We tried to find Kendall County’s own drop-off for electronics and could not confirm one, so ask the county. The Naperville site is open to you for poisons and solvents, as it is to everyone in Illinois. Used cabinets or doors? Look up the Habitat ReStore over in Aurora.',
    permit: {
      office: 'Village of Oswego building division',
      text: 'Inside the village, the building division has the say. In Boulder Hill, which is unincorporated, it is not theirs to decide, so ask the county. Find out first and book second; we would rather wait a week than tear down the wrong way.',
    },
    around:
      'Oswego is in Kendall County, 60543, with the Fox River down the middle. Montgomery shares the north edge and its 60538. Tell us which side of the bridge you are on. Aurora is about six miles north, and Plainfield between eight and nine east.',
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
    lead: 'East bank, west bank, or out by Fermilab. Two of us carry, you say where, and the truck does the rest.',
    curb: {
      answer: 'Not free, but generous. Groot takes as many bulk items as you like each week, with one sticker on each.',
      lines: [
        { item: 'Sofas and mattresses', mark: 'paid', note: 'One sticker each, any number' },
        { item: 'Appliances', mark: 'paid', note: 'One sticker each' },
        { item: 'Car tires', mark: 'paid', note: 'One sticker each' },
        { item: 'A piano or a hot tub', mark: 'paid', note: 'A special pickup, at extra cost' },
        { item: 'Lifting it', mark: 'no', note: 'That is the catch' },
      ],
      hauler: 'Groot',
      asOf: '2023',
      source: { label: 'Batavia answers on bulk items', href: 'https://www.bataviail.gov/Faq.aspx?QID=97' },
    },
    worthIt: [
      {
        when: 'You cannot lift it',
        text: 'With a rule like yours, the lifting is the whole question. If you have a strong friend and a flat drive, buy stickers. If it is you and a staircase, call us.',
      },
      {
        when: 'Pianos and tubs',
        text: 'Both cost extra at the curb, and both still have to get there. We bring boards for a piano and saws for a tub. The price is settled while it stands where it stands.',
      },
      {
        when: 'A workshop full of maybe',
        text: 'Windmill parts, motors, a bench with a vise. Batavia makes things, and things pile up. Go through it with us once: keep, give, scrap. By lunch you know how big the floor is.',
      },
    ],
    dropOff:
      'For electronics, look at Kane County’s recycling page; it lists the centers, and there has long been one in Batavia. Habitat has a ReStore in Aurora that is worth a call about cabinets and fixtures. Motor oil, thinner and bug bombs are for Naperville.',
    permit: {
      office: 'City of Batavia community development',
      text: 'Batavia’s community development department is where to ask. Does a ten-by-twelve shed count? A spa on a slab? We could not verify it. Get a name and a date with the answer. Then it is on paper, and you and we can sleep.',
    },
    around:
      'The city is in Kane County with an edge in DuPage, and 60510 covers it. The Fox splits it in two. Near the Riverwalk and the depot, tell us where a truck may stand; out toward Fermilab, which gate or road is open. Aurora is six miles south.',
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
    lead: 'Ginger Creek, Trinity Lakes, Midwest Club, or an office floor by the mall. We check in at the gate and carry it out.',
    curb: {
      answer:
        'In large part. Pickup with Flood Brothers has included bulk items such as furniture; for heavy things you ask.',
      lines: [
        { item: 'A chair, a table, a bed', mark: 'yes', note: 'Bulk furniture was included' },
        { item: 'Heavy things', mark: 'ask', note: 'On request' },
        { item: 'Printers and screens', mark: 'no', note: 'Not as trash in Illinois' },
        { item: 'Office furniture', mark: 'ask', note: 'Ask your building’s hauler' },
      ],
      hauler: 'Flood Brothers',
      asOf: 'January 2020',
      source: { label: 'Oak Brook refuse and recycling', href: 'https://www.oak-brook.org/278/Refuse-Recycling' },
    },
    worthIt: [
      {
        when: 'A long drive and a gate',
        text: 'If the street is two hundred yards from the den, the curb is no help. Leave our names with the guard. We come up to the door, and the carrying starts there, not at the street.',
      },
      {
        when: 'An office that moves on Friday',
        text: 'Sixty desks, the phone closet, the kitchen. Ask your building about the freight elevator, and whether it wants a certificate of insurance from us. We clear it floor by floor.',
      },
      {
        when: 'A collection, not a pile',
        text: 'Some houses hold things that should go to an auction, a museum or a cousin. Let them pick first. We come last and take only what has a tag on it.',
      },
    ],
    dropOff:
      'A dining table with six chairs may be just what Sharing Connections is after, over in Downers Grove. Call them before you promise it. Paint from a whole house adds up, and some PaintCare shops take more at a time than others. Pool chemicals are for the Naperville site.',
    permit: {
      office: 'Village of Oak Brook Development Services',
      text: 'Development Services decides for the village. Your association may decide before that. We found no published answer on small teardowns, so put the question in writing to both. Pool houses, pergolas and tennis fences are worth naming one by one.',
    },
    around:
      'Oak Brook is 60523, in DuPage County. Hinsdale is two miles south and Westmont under four. For the mall side, tell us the dock, the height of its door, and the hour that suits them.',
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
    lead: 'North or south of the tracks, old house or new. We mind the trim, the trees and the neighbors, and we sweep.',
    curb: {
      answer:
        'Only at the street. Some homes have back-door trash service here, but bulk items are collected at the curb. Ask if yours costs extra.',
      lines: [
        { item: 'Bulk, set at the curb', mark: 'ask', note: 'Collected there; ask about size' },
        { item: 'Bulk, left at the back door', mark: 'no', note: 'Not part of that service' },
        { item: 'Old electronics', mark: 'no', note: 'Kept out of landfills by law' },
        { item: 'Which day', mark: 'ask', note: 'Monday south of the tracks, Thursday north' },
      ],
      hauler: 'Republic Services',
      asOf: '2024',
      source: {
        label: 'Hinsdale garbage page',
        href: 'https://www.villageofhinsdale.org/departments/public_services/garbage_waste_disposal.php',
      },
    },
    worthIt: [
      {
        when: 'Back-door service, front-door sofa',
        text: 'You are used to having the cans fetched. A sofa is not a can: somebody has to bring it down the walk. We pick it up in the library and it never touches the lawn.',
      },
      {
        when: 'Before the builders come',
        text: 'A house that will be gutted should be empty first. We take the built-ins, the rugs, the wine racks and the third-floor trunks, so the trades can start on Monday.',
      },
      {
        when: 'A carriage house or a garage',
        text: 'We can clear one out today. To take one down is a permit matter, and in the Cook County part it is two. Read on before you let anybody swing a hammer.',
      },
    ],
    dropOff:
      'Beds, lamps and tables with years left in them could go to Sharing Connections, four miles west. Ask what they need that week. Lisle Township takes electronics. Drain opener and bug killer belong at the Naperville site, and only you may bring them.',
    permit: {
      office: 'Village of Hinsdale Community Development',
      text: 'East of the county line you are in Cook, and Cook County wants its own permit for bringing down a garage or a shed. That is on top of the village’s answer. West of it, in DuPage, Community Development is the one to ask. We can help you put the question; we cannot answer it for them.',
      county: true,
    },
    around:
      'Hinsdale is 60521; the 60522 on some letters is a PO box, so give us the house number. Most of it is DuPage County and the east edge is Cook. Westmont and Oak Brook are each two miles away. In Robbins Park, tell us about low branches, and the truck waits where there is room.',
  },
]
