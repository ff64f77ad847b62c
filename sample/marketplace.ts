import type {
  AffiliateSample,
  DropshippingSample,
  ProductSample,
  SaleRuleSample,
  VendorSample,
  WholesaleSample,
} from './marketplace-types.ts'
import { agarForPatientPeople } from './products/agar-for-patient-people.ts'
import { blackTrumpets } from './products/black-trumpets.ts'
import { bracketFungusHoodie } from './products/bracket-fungus-hoodie.ts'
import { brightForagerBeanie } from './products/bright-forager-beanie.ts'
import { camisetaNiscalo } from './products/camiseta-niscalo.ts'
import { chanterelleBlockPrintShirt } from './products/chanterelle-block-print-shirt.ts'
import { chestnutBrownButtonSwab } from './products/chestnut-brown-button-swab.ts'
import { chestnutHoneyPorcini } from './products/chestnut-honey-porcini.ts'
import { childrensPuffballShirt } from './products/childrens-puffball-shirt.ts'
import { coldBrewCoffeeLionsMane } from './products/cold-brew-coffee-lions-mane.ts'
import { darkChocolatePorciniBar } from './products/dark-chocolate-porcini-bar.ts'
import { driedFairyRingCaps } from './products/dried-fairy-ring-caps.ts'
import { driedLogShiitake } from './products/dried-log-shiitake.ts'
import { driedPorciniSlices } from './products/dried-porcini-slices.ts'
import { dryingAndKeepingEbook } from './products/drying-and-keeping-ebook.ts'
import { farmBookkeepingCourse } from './products/farm-bookkeeping-course.ts'
import { feltedWoolCap } from './products/felted-wool-cap.ts'
import { firstBlocksWeekend } from './products/first-blocks-weekend.ts'
import { fiveKitchenMushroomsCapsules } from './products/five-kitchen-mushrooms-capsules.ts'
import { freezeDriedChanterelles } from './products/freeze-dried-chanterelles.ts'
import { freezeDriedLionsMane } from './products/freeze-dried-lions-mane.ts'
import { freezeDriedSoupMix } from './products/freeze-dried-soup-mix.ts'
import { greyOysterClusters } from './products/grey-oyster-clusters.ts'
import { growRoomTrousers } from './products/grow-room-trousers.ts'
import { growingOnLogsNotebook } from './products/growing-on-logs-notebook.ts'
import { hedgehogMushrooms } from './products/hedgehog-mushrooms.ts'
import { hillCountryMushroomChai } from './products/hill-country-mushroom-chai.ts'
import { hoodedLabJacket } from './products/hooded-lab-jacket.ts'
import { insulatedMarketBag } from './products/insulated-market-bag.ts'
import { kingOysterSporeSyringe } from './products/king-oyster-spore-syringe.ts'
import { kingOysterThickStems } from './products/king-oyster-thick-stems.ts'
import { knifeAndBrushRoll } from './products/knife-and-brush-roll.ts'
import { linenMarketTrousers } from './products/linen-market-trousers.ts'
import { lionsManeCapsules } from './products/lions-mane-capsules.ts'
import { lionsManeGlycerite } from './products/lions-mane-glycerite.ts'
import { lionsManeHeads } from './products/lions-mane-heads.ts'
import { lionsManeLiquidCulture } from './products/lions-mane-liquid-culture.ts'
import { lionsManePearGummies } from './products/lions-mane-pear-gummies.ts'
import { lionsManePowder } from './products/lions-mane-powder.ts'
import { lionsManeSporePrint } from './products/lions-mane-spore-print.ts'
import { logGrownShiitake } from './products/log-grown-shiitake.ts'
import { lookAlikesEveningCourse } from './products/look-alikes-evening-course.ts'
import { maitakeClusters } from './products/maitake-clusters.ts'
import { maitakeCultureSlant } from './products/maitake-culture-slant.ts'
import { maitakeWildflowerHoney } from './products/maitake-wildflower-honey.ts'
import { meshForagingBag } from './products/mesh-foraging-bag.ts'
import { milkChocolateChanterelleBar } from './products/milk-chocolate-chanterelle-bar.ts'
import { morelTote } from './products/morel-tote.ts'
import { mountainMorelsDried } from './products/mountain-morels-dried.ts'
import { myceliumWorkShirt } from './products/mycelium-work-shirt.ts'
import { nativeBeeHoneyShiitake } from './products/native-bee-honey-shiitake.ts'
import { oakLogsWantedAndOffered } from './products/oak-logs-wanted-and-offered.ts'
import { oatChocolateLionsManeBar } from './products/oat-chocolate-lions-mane-bar.ts'
import { oaxacaOysterBasket } from './products/oaxaca-oyster-basket.ts'
import { olympicChanterelles } from './products/olympic-chanterelles.ts'
import { oysterCultureSlant } from './products/oyster-culture-slant.ts'
import { oysterLiquidCulture } from './products/oyster-liquid-culture.ts'
import { oysterSporePrint } from './products/oyster-spore-print.ts'
import { paddyStrawButtons } from './products/paddy-straw-buttons.ts'
import { pineWoodSaffronMilkCaps } from './products/pine-wood-saffron-milk-caps.ts'
import { pocketKeyToGilledMushrooms } from './products/pocket-key-to-gilled-mushrooms.ts'
import { porciniDust } from './products/porcini-dust.ts'
import { psilocybeAFieldHerbarium } from './products/psilocybe-a-field-herbarium.ts'
import { reishiCapsules } from './products/reishi-capsules.ts'
import { reishiCultureSlant } from './products/reishi-culture-slant.ts'
import { reishiDoubleTincture } from './products/reishi-double-tincture.ts'
import { reishiRootBeer } from './products/reishi-root-beer.ts'
import { reishiSourCherryGummies } from './products/reishi-sour-cherry-gummies.ts'
import { roastedMaitakeRooibos } from './products/roasted-maitake-rooibos.ts'
import { setasDeLaCuenca } from './products/setas-de-la-cuenca.ts'
import { shaggyManeSporeSyringe } from './products/shaggy-mane-spore-syringe.ts'
import { shelvesFromAClosedFarm } from './products/shelves-from-a-closed-farm.ts'
import { shiitakeGingerTonic } from './products/shiitake-ginger-tonic.ts'
import { shiitakeOrangeGummies } from './products/shiitake-orange-gummies.ts'
import { shiitakeSeasoningPowder } from './products/shiitake-seasoning-powder.ts'
import { shiitakeSporeSyringe } from './products/shiitake-spore-syringe.ts'
import { smallFarmNumbersEbook } from './products/small-farm-numbers-ebook.ts'
import { smokyReishiBlackTea } from './products/smoky-reishi-black-tea.ts'
import { sporePrintColouringBook } from './products/spore-print-colouring-book.ts'
import { sporesUnderGlassEbook } from './products/spores-under-glass-ebook.ts'
import { strawPickingHat } from './products/straw-picking-hat.ts'
import { sudaderaTrompeta } from './products/sudadera-trompeta.ts'
import { turkeyTailBrothPowder } from './products/turkey-tail-broth-powder.ts'
import { turkeyTailCapsules } from './products/turkey-tail-capsules.ts'
import { turkeyTailWinterTincture } from './products/turkey-tail-winter-tincture.ts'
import { usedDryingCabinet } from './products/used-drying-cabinet.ts'
import { velvetFootLiquidCulture } from './products/velvet-foot-liquid-culture.ts'
import { waxedForagingTrousers } from './products/waxed-foraging-trousers.ts'
import { waxedRainHat } from './products/waxed-rain-hat.ts'
import { wildOysterSwabSet } from './products/wild-oyster-swab-set.ts'
import { wineCapLiquidCulture } from './products/wine-cap-liquid-culture.ts'
import { wineCapSporePrint } from './products/wine-cap-spore-print.ts'
import { woodEarStrips } from './products/wood-ear-strips.ts'
import { flyAgaricAsFood } from './salerules/fly-agaric-as-food.ts'
import { psilocybinConsumables } from './salerules/psilocybin-consumables.ts'
import { psilocybinReading } from './salerules/psilocybin-reading.ts'
import { psilocybinSpores } from './salerules/psilocybin-spores.ts'
import { toxicSpeciesAsFood } from './salerules/toxic-species-as-food.ts'
import { orchardLadderBooks } from './suppliers/affiliates/orchard-ladder-books.ts'
import { rainDoorOutfitters } from './suppliers/affiliates/rain-door-outfitters.ts'
import { smallFlameKitchenware } from './suppliers/affiliates/small-flame-kitchenware.ts'
import { barrancoNuevoEnvios } from './suppliers/dropshipping/barranco-nuevo-envios.ts'
import { caisVelhoEncomendas } from './suppliers/dropshipping/cais-velho-encomendas.ts'
import { harborLanternGeneral } from './suppliers/dropshipping/harbor-lantern-general.ts'
import { nopalAltoLogistica } from './suppliers/dropshipping/nopal-alto-logistica.ts'
import { oldLeafRowBotanicals } from './suppliers/dropshipping/old-leaf-row-botanicals.ts'
import { palmShadeSupplements } from './suppliers/dropshipping/palm-shade-supplements.ts'
import { riverForkParcel } from './suppliers/dropshipping/river-fork-parcel.ts'
import { saltFlatGrowDepot } from './suppliers/dropshipping/salt-flat-grow-depot.ts'
import { twinTrestlePrint } from './suppliers/dropshipping/twin-trestle-print.ts'
import { whiteSageFulfilment } from './suppliers/dropshipping/white-sage-fulfilment.ts'
import { blewitLaneBooks } from './suppliers/vendors/blewit-lane-books.ts'
import { cogumelosDaSerraVelha } from './suppliers/vendors/cogumelos-da-serra-velha.ts'
import { cypressKneeSchool } from './suppliers/vendors/cypress-knee-school.ts'
import { dryForkMushroomHouse } from './suppliers/vendors/dry-fork-mushroom-house.ts'
import { fifthAcreExtracts } from './suppliers/vendors/fifth-acre-extracts.ts'
import { fogBenchMushrooms } from './suppliers/vendors/fog-bench-mushrooms.ts'
import { hongosCaminoHondo } from './suppliers/vendors/hongos-camino-hondo.ts'
import { juniperShedTeas } from './suppliers/vendors/juniper-shed-teas.ts'
import { larchLaneMushrooms } from './suppliers/vendors/larch-lane-mushrooms.ts'
import { limestoneStepMushrooms } from './suppliers/vendors/limestone-step-mushrooms.ts'
import { lowMeadowSubstrates } from './suppliers/vendors/low-meadow-substrates.ts'
import { mossgateMushroomFarm } from './suppliers/vendors/mossgate-mushroom-farm.ts'
import { quietLensRoom } from './suppliers/vendors/quiet-lens-room.ts'
import { redClayOysterBarn } from './suppliers/vendors/red-clay-oyster-barn.ts'
import { ridgepoleGrowingSupply } from './suppliers/vendors/ridgepole-growing-supply.ts'
import { setasDelMolinoViejo } from './suppliers/vendors/setas-del-molino-viejo.ts'
import { sitioChapeuDeBarro } from './suppliers/vendors/sitio-chapeu-de-barro.ts'
import { slateRoofCultures } from './suppliers/vendors/slate-roof-cultures.ts'
import { speckledCapWorkshop } from './suppliers/vendors/speckled-cap-workshop.ts'
import { tallerSetaAzul } from './suppliers/vendors/taller-seta-azul.ts'
import { thirdCreekSpawn } from './suppliers/vendors/third-creek-spawn.ts'
import { tidalBirchForagers } from './suppliers/vendors/tidal-birch-foragers.ts'
import { tinBasinProvisions } from './suppliers/vendors/tin-basin-provisions.ts'
import { twoKettlesForaging } from './suppliers/vendors/two-kettles-foraging.ts'
import { canalDockProvisioners } from './suppliers/wholesale/canal-dock-provisioners.ts'
import { fourKilnsDrying } from './suppliers/wholesale/four-kilns-drying.ts'
import { greySoundEquipment } from './suppliers/wholesale/grey-sound-equipment.ts'
import { kennettHollowGrowers } from './suppliers/wholesale/kennett-hollow-growers.ts'
import { milePostSubstrate } from './suppliers/wholesale/mile-post-substrate.ts'
import { pajaroBendMushrooms } from './suppliers/wholesale/pajaro-bend-mushrooms.ts'
import { pinheiralAltoAtacado } from './suppliers/wholesale/pinheiral-alto-atacado.ts'
import { riberaHondaConservas } from './suppliers/wholesale/ribera-honda-conservas.ts'
import { stoneFordGrainSpawn } from './suppliers/wholesale/stone-ford-grain-spawn.ts'
import { valeFundoDistribuicao } from './suppliers/wholesale/vale-fundo-distribuicao.ts'

export const products: ProductSample[] = [
  agarForPatientPeople,
  blackTrumpets,
  bracketFungusHoodie,
  brightForagerBeanie,
  camisetaNiscalo,
  chanterelleBlockPrintShirt,
  chestnutBrownButtonSwab,
  chestnutHoneyPorcini,
  childrensPuffballShirt,
  coldBrewCoffeeLionsMane,
  darkChocolatePorciniBar,
  driedFairyRingCaps,
  driedLogShiitake,
  driedPorciniSlices,
  dryingAndKeepingEbook,
  farmBookkeepingCourse,
  feltedWoolCap,
  firstBlocksWeekend,
  fiveKitchenMushroomsCapsules,
  freezeDriedChanterelles,
  freezeDriedLionsMane,
  freezeDriedSoupMix,
  greyOysterClusters,
  growRoomTrousers,
  growingOnLogsNotebook,
  hedgehogMushrooms,
  hillCountryMushroomChai,
  hoodedLabJacket,
  insulatedMarketBag,
  kingOysterSporeSyringe,
  kingOysterThickStems,
  knifeAndBrushRoll,
  linenMarketTrousers,
  lionsManeCapsules,
  lionsManeGlycerite,
  lionsManeHeads,
  lionsManeLiquidCulture,
  lionsManePearGummies,
  lionsManePowder,
  lionsManeSporePrint,
  logGrownShiitake,
  lookAlikesEveningCourse,
  maitakeClusters,
  maitakeCultureSlant,
  maitakeWildflowerHoney,
  meshForagingBag,
  milkChocolateChanterelleBar,
  morelTote,
  mountainMorelsDried,
  myceliumWorkShirt,
  nativeBeeHoneyShiitake,
  oakLogsWantedAndOffered,
  oatChocolateLionsManeBar,
  oaxacaOysterBasket,
  olympicChanterelles,
  oysterCultureSlant,
  oysterLiquidCulture,
  oysterSporePrint,
  paddyStrawButtons,
  pineWoodSaffronMilkCaps,
  pocketKeyToGilledMushrooms,
  porciniDust,
  psilocybeAFieldHerbarium,
  reishiCapsules,
  reishiCultureSlant,
  reishiDoubleTincture,
  reishiRootBeer,
  reishiSourCherryGummies,
  roastedMaitakeRooibos,
  setasDeLaCuenca,
  shaggyManeSporeSyringe,
  shelvesFromAClosedFarm,
  shiitakeGingerTonic,
  shiitakeOrangeGummies,
  shiitakeSeasoningPowder,
  shiitakeSporeSyringe,
  smallFarmNumbersEbook,
  smokyReishiBlackTea,
  sporePrintColouringBook,
  sporesUnderGlassEbook,
  strawPickingHat,
  sudaderaTrompeta,
  turkeyTailBrothPowder,
  turkeyTailCapsules,
  turkeyTailWinterTincture,
  usedDryingCabinet,
  velvetFootLiquidCulture,
  waxedForagingTrousers,
  waxedRainHat,
  wildOysterSwabSet,
  wineCapLiquidCulture,
  wineCapSporePrint,
  woodEarStrips,
]

export const salerules: SaleRuleSample[] = [
  flyAgaricAsFood,
  psilocybinConsumables,
  psilocybinReading,
  psilocybinSpores,
  toxicSpeciesAsFood,
]

export const affiliates: AffiliateSample[] = [orchardLadderBooks, rainDoorOutfitters, smallFlameKitchenware]

export const dropshipping: DropshippingSample[] = [
  barrancoNuevoEnvios,
  caisVelhoEncomendas,
  harborLanternGeneral,
  nopalAltoLogistica,
  oldLeafRowBotanicals,
  palmShadeSupplements,
  riverForkParcel,
  saltFlatGrowDepot,
  twinTrestlePrint,
  whiteSageFulfilment,
]

export const vendors: VendorSample[] = [
  blewitLaneBooks,
  cogumelosDaSerraVelha,
  cypressKneeSchool,
  dryForkMushroomHouse,
  fifthAcreExtracts,
  fogBenchMushrooms,
  hongosCaminoHondo,
  juniperShedTeas,
  larchLaneMushrooms,
  limestoneStepMushrooms,
  lowMeadowSubstrates,
  mossgateMushroomFarm,
  quietLensRoom,
  redClayOysterBarn,
  ridgepoleGrowingSupply,
  setasDelMolinoViejo,
  sitioChapeuDeBarro,
  slateRoofCultures,
  speckledCapWorkshop,
  tallerSetaAzul,
  thirdCreekSpawn,
  tidalBirchForagers,
  tinBasinProvisions,
  twoKettlesForaging,
]

export const wholesale: WholesaleSample[] = [
  canalDockProvisioners,
  fourKilnsDrying,
  greySoundEquipment,
  kennettHollowGrowers,
  milePostSubstrate,
  pajaroBendMushrooms,
  pinheiralAltoAtacado,
  riberaHondaConservas,
  stoneFordGrainSpawn,
  valeFundoDistribuicao,
]
