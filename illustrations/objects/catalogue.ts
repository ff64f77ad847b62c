import type { DrawingContext } from './kit/context'
import * as emblems from './subjects/emblems'
import * as equipment from './subjects/equipment'
import * as food from './subjects/food'
import * as growing from './subjects/growing'
import * as guides from './subjects/guides'
import * as microscopy from './subjects/microscopy'
import * as outdoors from './subjects/outdoors'
import * as reading from './subjects/reading'
import * as recipes from './subjects/recipes'
import * as states from './subjects/states'
import * as vendors from './subjects/vendors'
import * as vessels from './subjects/vessels'
import * as wear from './subjects/wear'

/** The drawing context of every subject. */
export type SubjectContext = DrawingContext & { initials: string; icon: boolean }

/** All drawings by kind and name. */
export const catalogue = {
  goods: {
    fresh: food.punnet,
    gummies: food.gummies,
    'chocolate-bar': food.chocolateBar,
    honey: food.honey,
    capsules: food.capsules,
    tincture: food.tincture,
    powder: food.powder,
    'cold-drink': food.coldDrink,
    tea: food.tea,
    'freeze-dried': food.freezeDried,
    dehydrated: food.dehydrated,
    foraged: food.foraged,
    books: reading.books,
    ebooks: reading.ebook,
    courses: reading.course,
    classifieds: reading.classifieds,
    shirts: wear.shirt,
    pants: wear.trousers,
    bags: wear.bag,
    hoodies: wear.hoodie,
    hats: wear.hat,
    'spore-print': growing.sporePrint,
    'spore-syringe': growing.syringe,
    'culture-slant': growing.slants,
    'liquid-culture': growing.liquidCulture,
    'spore-swab': growing.swabs,
    sealer: growing.sealer,
    'flow-hood': growing.flowHood,
    'grow-kit': growing.growKit,
    'pressure-sterilizer': growing.pressureSterilizer,
    automation: growing.automation,
    'grain-spawn': growing.grainSpawn,
    substrate: growing.substrate,
    'grow-bags': growing.growBags,
    microscope: microscopy.microscope,
    'microscopy-kit': microscopy.microscopyKit,
    'microscopy-accessories': microscopy.accessories,
    crate: vessels.crate,
    'covered-basket': vessels.coveredBasket,
    'grow-block': vessels.growBlock,
    'grow-log': vessels.growLog,
    'grow-bucket': vessels.growBucket,
    logs: vessels.logs,
    sack: vessels.sack,
    reagent: vessels.reagent,
    'straw-hat': outdoors.strawHat,
    'brimmed-hat': outdoors.brimmedHat,
    'knife-roll': outdoors.knifeRoll,
    'mesh-bag': outdoors.meshBag,
    'cool-bag': outdoors.coolBag,
    tent: equipment.tent,
    cabinet: equipment.cabinet,
    rack: equipment.rack,
    gauge: equipment.gaugeAndWeight,
    sensor: equipment.sensor,
    'still-air-box': equipment.stillAirBox,
    filters: equipment.filters,
    drum: equipment.drum,
    'slide-box': equipment.slideBox,
  },
  vendors: {
    shop: vendors.shop,
    stall: vendors.stall,
    farm: vendors.farm,
    laboratory: vendors.laboratory,
    warehouse: vendors.warehouse,
    van: vendors.van,
    cart: vendors.cart,
  },
  guides: {
    straw: guides.straw,
    logs: guides.logs,
    agar: guides.agar,
    identification: guides.identification,
    tub: guides.tub,
    bed: guides.bed,
    drying: guides.drying,
    tools: guides.tools,
  },
  recipes: {
    pan: recipes.pan,
    soup: recipes.soup,
    tart: recipes.tart,
    pasta: recipes.pasta,
    skewers: recipes.skewers,
    pot: recipes.pot,
    toast: recipes.toast,
    salad: recipes.salad,
  },
  effects: {
    creativity: emblems.creativity,
    perceptual: emblems.perceptual,
    spiritual: emblems.spiritual,
    reflective: emblems.reflective,
    insightful: emblems.insightful,
    memory: emblems.memory,
    aroused: emblems.aroused,
    visuals: emblems.visuals,
    focus: emblems.focus,
    content: emblems.content,
    endurance: emblems.endurance,
    calm: emblems.calm,
    relaxed: emblems.relaxed,
    euphoric: emblems.euphoric,
    energy: emblems.energy,
    hallucinogenic: emblems.hallucinogenic,
  },
  benefits: {
    insomnia: emblems.insomnia,
    ocd: emblems.ocd,
    anxiety: emblems.anxiety,
    libido: emblems.libido,
    gastritis: emblems.gastritis,
    cognition: emblems.cognition,
    'blood-pressure': emblems.bloodPressure,
    addiction: emblems.addiction,
    uti: emblems.uti,
    'nerve-function': emblems.nerve,
  },
  states: {
    'nothing-found': states.nothingFound,
    'empty-cart': states.emptyCart,
    'no-reviews': states.noReviews,
    'no-orders': states.noOrders,
    'nothing-to-moderate': states.nothingToModerate,
    'nothing-kept': states.nothingKept,
    failed: states.failed,
    offline: states.offline,
    lost: states.lost,
    'sign-in': states.signIn,
  },
} as const satisfies Record<string, Record<string, (context: SubjectContext) => void>>

export type DrawingKind = keyof typeof catalogue
export type DrawingName<K extends DrawingKind> = K extends DrawingKind
  ? keyof (typeof catalogue)[K] & string
  : never
