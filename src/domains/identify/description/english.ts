import type { Vocabulary } from './vocabulary'

export const english: Vocabulary = {
  states: {
    shape: {
      gills: 'gill',
      coral: 'coral, branched, like antlers',
      bracket:
        'bracket, conk, polypore, shelf mushroom, shelf fungus, shelf fungi, shelf like fungus, shelf like mushroom',
      ball: 'ball, puffball, puffs smoke, puffs dust, puff of smoke',
      cup: 'cup, saucer',
      jelly: 'jelly, gelatinous, rubbery, like an ear',
    },
    underside: {
      'gills-free': 'free gill, gill free, gills are free',
      'gills-attached': 'attached gill, gill attached, gills are attached',
      'gills-notched': 'notched gill, gill notched',
      'gills-decurrent':
        'decurrent gill, gill decurrent, gills are decurrent, gills running down, gills run down, gills that run down',
      pores:
        'pore, sponge, spongy, tubes, holes underneath, holes under cap, holes on underside, tiny holes, pinholes',
      ridges:
        'ridges, wrinkles running down, wrinkles underneath, folds underneath, false gills, blunt ridges, veins',
      teeth: 'teeth, spines, needles underneath, icicles',
    },
    ring: {
      none: 'no ring, without ring, without a ring, ringless',
      skirt: 'ring, ringed, skirt, annulus',
      sliding:
        'loose ring, sliding ring, movable ring, ring that slides, ring you can slide, ring you can move, ring slides, ring that moves',
      cobweb: 'cobweb, cortina',
    },
    base: {
      sac: 'volva, sac, sack at the base, with a sack, cup at the base, bag at the base, sac at the base, sack at bottom, bag at bottom, bag round bottom, bag around bottom, sack round bottom, sack around bottom, bag around base, sack around base',
      warts: 'rings of warts, warty base',
      bulb: 'bulb, bulbous',
    },
    stem: {
      net: 'net on the stem, netted stem, stem has a net, stem with a net, reticulate, reticulated, net pattern, network',
      bands:
        'stem with bands, bands on stem, snakeskin, snake skin, snake pattern, like a snake, banded stem, zigzag',
      scales: 'scaly stem, scales on the stem, stem with scales',
      dots: 'dotted stem, dots on the stem',
      absent: 'no stem, without stem, without a stem, stemless, no stalk',
    },
    colour: {
      white: 'white, whitish',
      cream: 'cream, creamy, buff, beige, ivory, off white, bone coloured, bone colored',
      yellow:
        'yellow, yellowish, golden, egg yellow, egg yolk yellow, lemon yellow, honey coloured, honey colored',
      orange: 'orange, apricot coloured, apricot colored, apricot cap',
      red: 'red, reddish, scarlet, crimson, pink, pinkish, rosy',
      brown: 'brown, brownish, tan, chestnut coloured, honey coloured, honey colored',
      olive: 'olive, green, greenish',
      violet: 'violet, purple, lilac, blue, bluish',
      grey: 'grey, gray, greyish, grayish, ash grey, ash gray',
      black: 'black, blackish',
    },
    surface: {
      smooth: 'smooth cap, smooth',
      fibres: 'fibrous cap, silky cap, fibrillose',
      warts:
        'white dots, white spots, white specks, white flecks, white warts, white patches, white bits, white flakes, flakes, dots, spots, spotted, specks, flecks, warts, warty',
      scales: 'scales, scaly',
      slimy: 'slimy, sticky, slippery, slime, viscid, tacky',
      velvet: 'velvety, velvet',
      shaggy: 'shaggy, woolly, hairy',
      cracked: 'cracked',
      zones:
        'zoned, zones, concentric rings, cap with rings, rings on cap, rings on top, ringed cap, circles on cap, cap with circles, darker rings',
      lacquer: 'lacquered, varnished, shiny as if painted',
      folds:
        'wrinkled, honeycomb, honeycombed, like a brain, brain like, brain shaped, looks like a sponge, look like a sponge, pitted',
    },
    flesh: {
      same: 'no change, no color change, no colour change, no staining',
      blue: 'turns blue, turning blue, stains blue, staining blue, bruises blue, bruising blue, goes blue, blue when cut, blueing',
      yellow: 'turns yellow, stains yellow, bruises yellow, goes yellow, yellowing, yellow when cut',
      red: 'turns red, turns pink, stains red, bruises red, goes red, reddens, reddening, red when cut',
      'white-milk': 'white milk, milky, latex',
      'orange-milk':
        'orange milk, red milk, carrot coloured milk, carrot colored milk, orange latex, orange juice, bleeds orange, bleeds red, bleeds',
      ink: 'melts into ink, inky, inky black drips, black drips, drips ink, black ink, dissolves',
      chalk: 'brittle, snaps like chalk, crumbly',
    },
    smell: {
      faint:
        'doesnt smell of anything, does not smell of anything, no smell, smells of nothing, odourless, odorless, no odour, no odor',
      mushroom: 'smells of mushroom, smells like mushroom, mushroomy smell',
      flour: 'flour, mealy, smells of meal, smell of meal, cucumber',
      ink: 'ink smell, smells of ink, smells like ink, phenol, carbolic, smells like a hospital, smells of hospital, smells of disinfectant, smells like disinfectant, smells of bleach, smells like bleach, bleach smell, bleach smelling, chemical smell, smells of chemicals, smells chemical',
      aniseed: 'aniseed, anise, liquorice, licorice',
      almond: 'almond, marzipan, smells of hay, smells like hay, hay smell',
      fruit:
        'smells fruity, fruity smell, smells of fruit, smells like fruit, apricot, apricots, smells of peach, smells like peach',
      radish: 'radish, raw potato',
      foul: 'foul, smells rotten, stinks, stinking, stinky, carrion, bad smell, smells bad',
    },
    print: {
      white: 'white spores, white spore print',
      ochre: 'ochre spores, ochre spore print, buff spores',
      pink: 'pink spores, pink spore print',
      rust: 'rusty spores, rusty spore print, rust brown spores, rusty gills, brown spores, brown spore print',
      purple: 'purple spores, purple brown spores',
      black: 'black spores, black spore print',
      green: 'green spores, green spore print',
    },
    ground: {
      trunk:
        'on a tree, on tree, on trees, on birch, on oak, on beech, on oak tree, on birch tree, on beech tree, trunk, bark, on wood, growing out of a tree, on living wood',
      stump:
        'stump, tree stump, on tree stump, oak stump, on oak stump, birch stump, on birch stump, beech stump, on beech stump, pine stump, log, on wood, dead wood, on dead wood, fallen branch, fallen tree, on fallen tree, dead tree, on dead tree, dead oak, on dead oak, dead beech, on dead beech, dead birch, on dead birch, dead pine, on dead pine, dead branch, on dead branch, branches, on branches, twigs, on twigs, sticks, on sticks, wood chips, on wood chips, woodchips, on woodchips, mulch, on mulch, rotten wood, rotting wood, roots',
      conifer: 'pine, spruce, fir, conifer, larch, cedar, hemlock, redwood',
      broadleaf:
        'oak, beech, birch, hazel, chestnut, poplar, willow, maple, aspen, alder, elm, hornbeam, eucalyptus, ash tree, olive tree, deciduous, broad leaved, hardwood, leaf litter, under leaves, among leaves, in leaves, fallen leaves, dead leaves',
      grass: 'grass, grassy, lawn, meadow, pasture, in field, in fields, in garden, garden lawn',
      moss: 'moss, mossy, sphagnum',
      soil: 'bare soil, sand, path, houseplant, plant pot, flower pot, flowerpot, potted plant',
      dung: 'dung, manure, cow pat, cow pie, cow poo',
      burnt: 'burnt ground, burned ground, burnt, burned, ashes, bonfire',
    },
    growth: {
      single: 'alone, solitary, growing singly, single mushroom',
      scattered: 'scattered',
      tuft: 'clump, clumps, cluster, clusters, clustered, tuft, tufts, bunch',
      shelf: 'shelves, overlapping, shelf like, shelflike, brackets on',
      ring: 'fairy ring, in a ring, in rings, in a circle',
      group: 'group, in groups, troop, growing together',
    },
    region: {
      iberia: 'spain, portugal, iberia, asturias, galicia, catalonia, basque country, andalusia, madrid',
      'southern-europe': 'italy, greece, mediterranean, southern europe',
      'northern-europe':
        'england, scotland, wales, ireland, uk, united kingdom, britain, germany, poland, austria, switzerland, netherlands, belgium, denmark, sweden, norway, finland, czechia, northern europe, central europe',
      europe: 'europe, france',
      'eastern-north-america':
        'ohio, michigan, pennsylvania, new england, vermont, maine, massachusetts, virginia, north carolina, ontario, quebec, new york, eastern us, eastern north america, east coast',
      'western-north-america':
        'california, oregon, british columbia, pacific northwest, western north america, west coast',
      'north-america': 'usa, united states, canada, north america',
      mexico: 'mexico, guatemala, costa rica, honduras, central america',
      brazil: 'brazil',
      'southern-cone': 'argentina, chile, uruguay, patagonia',
      asia: 'japan, china, korea, taiwan',
      australia: 'australia, new zealand, tasmania',
    },
    month: {
      1: 'january, jan',
      2: 'february, feb',
      3: 'in march, early march, late march, mid march, march',
      4: 'april',
      5: 'in may, early may, late may, mid may',
      6: 'june',
      7: 'july',
      8: 'august',
      9: 'september, sept',
      10: 'october, oct',
      11: 'november, nov',
      12: 'december, dec',
    },
  },
  articles: 'a, an, the, its, my, this, that, these, those',
  whole: 'cap, mushroom, mushrooms, fungus, fungi, toadstool, bolete, ones, head, top',
  otherParts:
    'gill, gilled, band, stem, stalk, stipe, foot, leg, flesh, meat, pore, tubes, sponge, ring, skirt, volva, sac, sack, bag, egg, teeth, spines, ridges, underside, base, edge, margin, rim, tip, centre, center, middle, milk, latex, spore, spores, spore print, scales, warts, dots, spots, specks, flecks, flakes, patches, bits, hair, veil, mycelium',
  places: 'underneath, inside, below, beneath, at edge, on edge, at base, at bottom, on stem',
  denials:
    'no, not, without, lacks, lacking, never, nor, neither, doesnt, dont, isnt, arent, wasnt, hasnt, havent, didnt, cant, instead of, rather than, hardly, nothing, none',
  doubts:
    'not sure, dont know, do not know, unsure, maybe, perhaps, possibly, might, could be, cant tell, cannot tell, cant see, cannot see, i think, whether, if it',
  turns:
    'what could, what might, what may, which mushroom could, what mushroom could, which mushroom might, what mushroom might, but, although, though, however, while',
  and: 'and, plus',
  or: 'or',
  links:
    'with, w, on, in, under, near, at, by, from, of, has, have, having, beside, among, growing, grows, grew, found',
  copulas: 'is, are, was, were, looks, seems',
  adjectivesFirst: true,
  sounds: [],
  asking: 'what, which, identify, identification, identifier, id, name',
  fillers:
    'is, are, this, that, these, it, a, an, the, my, i, have, has, found, find, of, me, please, can, you, how, to, do, called, kind, type, species, mushroom, mushrooms, fungus, fungi, toadstool, help, did',
}
