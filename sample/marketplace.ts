import type {
  AffiliateSample,
  DropshippingSample,
  ProductSample,
  SaleRuleSample,
  VendorSample,
  WholesaleSample,
} from './marketplace-types.ts'
import { agarForPatientPeople } from './products/agar-for-patient-people.ts'
import { benchFlowHood } from './products/bench-flow-hood.ts'
import { blackTrumpets } from './products/black-trumpets.ts'
import { boleteSporeSyringePair } from './products/bolete-spore-syringe-pair.ts'
import { bracketFungusHoodie } from './products/bracket-fungus-hoodie.ts'
import { brightForagerBeanie } from './products/bright-forager-beanie.ts'
import { brownButtonCrate } from './products/brown-button-crate.ts'
import { cameraMicroscope } from './products/camera-microscope.ts'
import { camisetaNiscalo } from './products/camiseta-niscalo.ts'
import { casingSoil } from './products/casing-soil.ts'
import { chanterelleBlockPrintShirt } from './products/chanterelle-block-print-shirt.ts'
import { chemicalReagentKit } from './products/chemical-reagent-kit.ts'
import { chestnutBrownButtonSwab } from './products/chestnut-brown-button-swab.ts'
import { chestnutHoneyPorcini } from './products/chestnut-honey-porcini.ts'
import { childrensPuffballShirt } from './products/childrens-puffball-shirt.ts'
import { co2FanController } from './products/co2-fan-controller.ts'
import { coldBrewCoffeeLionsMane } from './products/cold-brew-coffee-lions-mane.ts'
import { compostableFruitingBags } from './products/compostable-fruiting-bags.ts'
import { cubensisMicroscopySwab } from './products/cubensis-microscopy-swab.ts'
import { cubensisMicroscopySyringe } from './products/cubensis-microscopy-syringe.ts'
import { darkChocolatePorciniBar } from './products/dark-chocolate-porcini-bar.ts'
import { deathCapTeachingPrint } from './products/death-cap-teaching-print.ts'
import { driedFairyRingCaps } from './products/dried-fairy-ring-caps.ts'
import { driedLogShiitake } from './products/dried-log-shiitake.ts'
import { driedPorciniSlices } from './products/dried-porcini-slices.ts'
import { dryingAndKeepingEbook } from './products/drying-and-keeping-ebook.ts'
import { electricAutoclave } from './products/electric-autoclave.ts'
import { farmBookkeepingCourse } from './products/farm-bookkeeping-course.ts'
import { feltedWoolCap } from './products/felted-wool-cap.ts'
import { fieldMicroscope } from './products/field-microscope.ts'
import { fieldMushroomMicroscopySwabs } from './products/field-mushroom-microscopy-swabs.ts'
import { filterPatchBags } from './products/filter-patch-bags.ts'
import { firstBlocksWeekend } from './products/first-blocks-weekend.ts'
import { fiveKitchenMushroomsCapsules } from './products/five-kitchen-mushrooms-capsules.ts'
import { flowHoodPrefilters } from './products/flow-hood-prefilters.ts'
import { footPedalSealer } from './products/foot-pedal-sealer.ts'
import { freezeDriedChanterelles } from './products/freeze-dried-chanterelles.ts'
import { freezeDriedLionsMane } from './products/freeze-dried-lions-mane.ts'
import { freezeDriedSoupMix } from './products/freeze-dried-soup-mix.ts'
import { georgiaOysterMilletSpawn } from './products/georgia-oyster-millet-spawn.ts'
import { greyOysterClusters } from './products/grey-oyster-clusters.ts'
import { growRoomTrousers } from './products/grow-room-trousers.ts'
import { growingOnLogsNotebook } from './products/growing-on-logs-notebook.ts'
import { hardwoodFuelPellets } from './products/hardwood-fuel-pellets.ts'
import { hedgehogMushrooms } from './products/hedgehog-mushrooms.ts'
import { hillCountryMushroomChai } from './products/hill-country-mushroom-chai.ts'
import { hoodedLabJacket } from './products/hooded-lab-jacket.ts'
import { humidityController } from './products/humidity-controller.ts'
import { immersionOil } from './products/immersion-oil.ts'
import { impulseBagSealer } from './products/impulse-bag-sealer.ts'
import { injectionPortGrainBags } from './products/injection-port-grain-bags.ts'
import { insulatedMarketBag } from './products/insulated-market-bag.ts'
import { jarLidVacuumSealer } from './products/jar-lid-vacuum-sealer.ts'
import { kingOysterSporeSyringe } from './products/king-oyster-spore-syringe.ts'
import { kingOysterThickStems } from './products/king-oyster-thick-stems.ts'
import { kitCocinaOaxaca } from './products/kit-cocina-oaxaca.ts'
import { knifeAndBrushRoll } from './products/knife-and-brush-roll.ts'
import { libertyCapHerbariumPrint } from './products/liberty-cap-herbarium-print.ts'
import { linenMarketTrousers } from './products/linen-market-trousers.ts'
import { lionsManeCapsules } from './products/lions-mane-capsules.ts'
import { lionsManeGlycerite } from './products/lions-mane-glycerite.ts'
import { lionsManeHeads } from './products/lions-mane-heads.ts'
import { lionsManeKit } from './products/lions-mane-kit.ts'
import { lionsManeLiquidCulture } from './products/lions-mane-liquid-culture.ts'
import { lionsManePearGummies } from './products/lions-mane-pear-gummies.ts'
import { lionsManePowder } from './products/lions-mane-powder.ts'
import { lionsManeRyeSpawn } from './products/lions-mane-rye-spawn.ts'
import { lionsManeSporePrint } from './products/lions-mane-spore-print.ts'
import { logGrownShiitake } from './products/log-grown-shiitake.ts'
import { lookAlikesEveningCourse } from './products/look-alikes-evening-course.ts'
import { maitakeClusters } from './products/maitake-clusters.ts'
import { maitakeCultureSlant } from './products/maitake-culture-slant.ts'
import { maitakeWildflowerHoney } from './products/maitake-wildflower-honey.ts'
import { maltAgarPowder } from './products/malt-agar-powder.ts'
import { melzerTypeReagent } from './products/melzer-type-reagent.ts'
import { meshForagingBag } from './products/mesh-foraging-bag.ts'
import { micelioSerraVelha } from './products/micelio-serra-velha.ts'
import { milkChocolateChanterelleBar } from './products/milk-chocolate-chanterelle-bar.ts'
import { morelTote } from './products/morel-tote.ts'
import { mountainMorelsDried } from './products/mountain-morels-dried.ts'
import { myceliumWorkShirt } from './products/mycelium-work-shirt.ts'
import { nativeBeeHoneyShiitake } from './products/native-bee-honey-shiitake.ts'
import { oakAndSoyHullBlocks } from './products/oak-and-soy-hull-blocks.ts'
import { oakLogsWantedAndOffered } from './products/oak-logs-wanted-and-offered.ts'
import { oatChocolateLionsManeBar } from './products/oat-chocolate-lions-mane-bar.ts'
import { oaxacaOysterBasket } from './products/oaxaca-oyster-basket.ts'
import { olympicChanterelles } from './products/olympic-chanterelles.ts'
import { oysterCultureSlant } from './products/oyster-culture-slant.ts'
import { oysterLiquidCulture } from './products/oyster-liquid-culture.ts'
import { oysterRyeSpawn } from './products/oyster-rye-spawn.ts'
import { oysterSporePrint } from './products/oyster-spore-print.ts'
import { paddyStrawButtons } from './products/paddy-straw-buttons.ts'
import { pasteurizedStraw } from './products/pasteurized-straw.ts'
import { phoneEyepieceAdapter } from './products/phone-eyepiece-adapter.ts'
import { pineWoodSaffronMilkCaps } from './products/pine-wood-saffron-milk-caps.ts'
import { pocketKeyToGilledMushrooms } from './products/pocket-key-to-gilled-mushrooms.ts'
import { porciniDust } from './products/porcini-dust.ts'
import { precisionCoverSlips } from './products/precision-cover-slips.ts'
import { pressureSterilizer } from './products/pressure-sterilizer.ts'
import { psilocybeAFieldHerbarium } from './products/psilocybe-a-field-herbarium.ts'
import { puffballMicroscopySyringe } from './products/puffball-microscopy-syringe.ts'
import { reconditionedLabMicroscope } from './products/reconditioned-lab-microscope.ts'
import { redClayStrawKit } from './products/red-clay-straw-kit.ts'
import { reishiCapsules } from './products/reishi-capsules.ts'
import { reishiCultureSlant } from './products/reishi-culture-slant.ts'
import { reishiDoubleTincture } from './products/reishi-double-tincture.ts'
import { reishiRootBeer } from './products/reishi-root-beer.ts'
import { reishiSourCherryGummies } from './products/reishi-sour-cherry-gummies.ts'
import { reusableGrowBuckets } from './products/reusable-grow-buckets.ts'
import { roastedMaitakeRooibos } from './products/roasted-maitake-rooibos.ts'
import { roomLoggerThreeProbes } from './products/room-logger-three-probes.ts'
import { schoolMicroscopyKit } from './products/school-microscopy-kit.ts'
import { setasDeLaCuenca } from './products/setas-de-la-cuenca.ts'
import { shaggyManeSporeSyringe } from './products/shaggy-mane-spore-syringe.ts'
import { shelvesFromAClosedFarm } from './products/shelves-from-a-closed-farm.ts'
import { shiitakeDaSerra } from './products/shiitake-da-serra.ts'
import { shiitakeGingerTonic } from './products/shiitake-ginger-tonic.ts'
import { shiitakeLogKit } from './products/shiitake-log-kit.ts'
import { shiitakeOrangeGummies } from './products/shiitake-orange-gummies.ts'
import { shiitakeSawdustSpawn } from './products/shiitake-sawdust-spawn.ts'
import { shiitakeSeasoningPowder } from './products/shiitake-seasoning-powder.ts'
import { shiitakeSporeSyringe } from './products/shiitake-spore-syringe.ts'
import { smallFarmNumbersEbook } from './products/small-farm-numbers-ebook.ts'
import { smokyReishiBlackTea } from './products/smoky-reishi-black-tea.ts'
import { sporeColourReferencePrints } from './products/spore-colour-reference-prints.ts'
import { sporePrintColouringBook } from './products/spore-print-colouring-book.ts'
import { sporeStudyKit } from './products/spore-study-kit.ts'
import { sporesUnderGlassEbook } from './products/spores-under-glass-ebook.ts'
import { stageMicrometer } from './products/stage-micrometer.ts'
import { steamDrumFittings } from './products/steam-drum-fittings.ts'
import { stereoMicroscope } from './products/stereo-microscope.ts'
import { sterilizerGaugeAndWeight } from './products/sterilizer-gauge-and-weight.ts'
import { stillAirBox } from './products/still-air-box.ts'
import { strawPickingHat } from './products/straw-picking-hat.ts'
import { sudaderaTrompeta } from './products/sudadera-trompeta.ts'
import { tentFruitingSet } from './products/tent-fruiting-set.ts'
import { texasSummerOysterKit } from './products/texas-summer-oyster-kit.ts'
import { turkeyTailBrothPowder } from './products/turkey-tail-broth-powder.ts'
import { turkeyTailCapsules } from './products/turkey-tail-capsules.ts'
import { turkeyTailWinterTincture } from './products/turkey-tail-winter-tincture.ts'
import { usedDryingCabinet } from './products/used-drying-cabinet.ts'
import { velvetFootLiquidCulture } from './products/velvet-foot-liquid-culture.ts'
import { waxedForagingTrousers } from './products/waxed-foraging-trousers.ts'
import { waxedRainHat } from './products/waxed-rain-hat.ts'
import { wildOysterSwabSet } from './products/wild-oyster-swab-set.ts'
import { windowsillOysterKit } from './products/windowsill-oyster-kit.ts'
import { wineCapBedKit } from './products/wine-cap-bed-kit.ts'
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
  benchFlowHood,
  blackTrumpets,
  boleteSporeSyringePair,
  bracketFungusHoodie,
  brightForagerBeanie,
  brownButtonCrate,
  cameraMicroscope,
  camisetaNiscalo,
  casingSoil,
  chanterelleBlockPrintShirt,
  chemicalReagentKit,
  chestnutBrownButtonSwab,
  chestnutHoneyPorcini,
  childrensPuffballShirt,
  co2FanController,
  coldBrewCoffeeLionsMane,
  compostableFruitingBags,
  cubensisMicroscopySwab,
  cubensisMicroscopySyringe,
  darkChocolatePorciniBar,
  deathCapTeachingPrint,
  driedFairyRingCaps,
  driedLogShiitake,
  driedPorciniSlices,
  dryingAndKeepingEbook,
  electricAutoclave,
  farmBookkeepingCourse,
  feltedWoolCap,
  fieldMicroscope,
  fieldMushroomMicroscopySwabs,
  filterPatchBags,
  firstBlocksWeekend,
  fiveKitchenMushroomsCapsules,
  flowHoodPrefilters,
  footPedalSealer,
  freezeDriedChanterelles,
  freezeDriedLionsMane,
  freezeDriedSoupMix,
  georgiaOysterMilletSpawn,
  greyOysterClusters,
  growRoomTrousers,
  growingOnLogsNotebook,
  hardwoodFuelPellets,
  hedgehogMushrooms,
  hillCountryMushroomChai,
  hoodedLabJacket,
  humidityController,
  immersionOil,
  impulseBagSealer,
  injectionPortGrainBags,
  insulatedMarketBag,
  jarLidVacuumSealer,
  kingOysterSporeSyringe,
  kingOysterThickStems,
  kitCocinaOaxaca,
  knifeAndBrushRoll,
  libertyCapHerbariumPrint,
  linenMarketTrousers,
  lionsManeCapsules,
  lionsManeGlycerite,
  lionsManeHeads,
  lionsManeKit,
  lionsManeLiquidCulture,
  lionsManePearGummies,
  lionsManePowder,
  lionsManeRyeSpawn,
  lionsManeSporePrint,
  logGrownShiitake,
  lookAlikesEveningCourse,
  maitakeClusters,
  maitakeCultureSlant,
  maitakeWildflowerHoney,
  maltAgarPowder,
  melzerTypeReagent,
  meshForagingBag,
  micelioSerraVelha,
  milkChocolateChanterelleBar,
  morelTote,
  mountainMorelsDried,
  myceliumWorkShirt,
  nativeBeeHoneyShiitake,
  oakAndSoyHullBlocks,
  oakLogsWantedAndOffered,
  oatChocolateLionsManeBar,
  oaxacaOysterBasket,
  olympicChanterelles,
  oysterCultureSlant,
  oysterLiquidCulture,
  oysterRyeSpawn,
  oysterSporePrint,
  paddyStrawButtons,
  pasteurizedStraw,
  phoneEyepieceAdapter,
  pineWoodSaffronMilkCaps,
  pocketKeyToGilledMushrooms,
  porciniDust,
  precisionCoverSlips,
  pressureSterilizer,
  psilocybeAFieldHerbarium,
  puffballMicroscopySyringe,
  reconditionedLabMicroscope,
  redClayStrawKit,
  reishiCapsules,
  reishiCultureSlant,
  reishiDoubleTincture,
  reishiRootBeer,
  reishiSourCherryGummies,
  reusableGrowBuckets,
  roastedMaitakeRooibos,
  roomLoggerThreeProbes,
  schoolMicroscopyKit,
  setasDeLaCuenca,
  shaggyManeSporeSyringe,
  shelvesFromAClosedFarm,
  shiitakeDaSerra,
  shiitakeGingerTonic,
  shiitakeLogKit,
  shiitakeOrangeGummies,
  shiitakeSawdustSpawn,
  shiitakeSeasoningPowder,
  shiitakeSporeSyringe,
  smallFarmNumbersEbook,
  smokyReishiBlackTea,
  sporeColourReferencePrints,
  sporePrintColouringBook,
  sporeStudyKit,
  sporesUnderGlassEbook,
  stageMicrometer,
  steamDrumFittings,
  stereoMicroscope,
  sterilizerGaugeAndWeight,
  stillAirBox,
  strawPickingHat,
  sudaderaTrompeta,
  tentFruitingSet,
  texasSummerOysterKit,
  turkeyTailBrothPowder,
  turkeyTailCapsules,
  turkeyTailWinterTincture,
  usedDryingCabinet,
  velvetFootLiquidCulture,
  waxedForagingTrousers,
  waxedRainHat,
  wildOysterSwabSet,
  windowsillOysterKit,
  wineCapBedKit,
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
