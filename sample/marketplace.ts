import type {
  AffiliateSample,
  DropshippingSample,
  ProductSample,
  SaleRuleSample,
  VendorSample,
  WholesaleSample,
} from './marketplace-types'
import { agarForPatientPeople } from './products/agar-for-patient-people'
import { benchFlowHood } from './products/bench-flow-hood'
import { blackTrumpets } from './products/black-trumpets'
import { blackWinterTruffle } from './products/black-winter-truffle'
import { boleteSporeSyringePair } from './products/bolete-spore-syringe-pair'
import { bracketFungusHoodie } from './products/bracket-fungus-hoodie'
import { brightForagerBeanie } from './products/bright-forager-beanie'
import { brownButtonCrate } from './products/brown-button-crate'
import { cameraMicroscope } from './products/camera-microscope'
import { camisetaNiscalo } from './products/camiseta-niscalo'
import { casingSoil } from './products/casing-soil'
import { chanterelleBlockPrintShirt } from './products/chanterelle-block-print-shirt'
import { chemicalReagentKit } from './products/chemical-reagent-kit'
import { chestnutBrownButtonSwab } from './products/chestnut-brown-button-swab'
import { chestnutHoneyPorcini } from './products/chestnut-honey-porcini'
import { childrensPuffballShirt } from './products/childrens-puffball-shirt'
import { co2FanController } from './products/co2-fan-controller'
import { coldBrewCoffeeLionsMane } from './products/cold-brew-coffee-lions-mane'
import { compostableFruitingBags } from './products/compostable-fruiting-bags'
import { cubensisMicroscopySwab } from './products/cubensis-microscopy-swab'
import { cubensisMicroscopySyringe } from './products/cubensis-microscopy-syringe'
import { darkChocolatePorciniBar } from './products/dark-chocolate-porcini-bar'
import { deathCapTeachingPrint } from './products/death-cap-teaching-print'
import { driedCordycepsClubs } from './products/dried-cordyceps-clubs'
import { driedFairyRingCaps } from './products/dried-fairy-ring-caps'
import { driedLogShiitake } from './products/dried-log-shiitake'
import { driedPorciniSlices } from './products/dried-porcini-slices'
import { driedSnowFungus } from './products/dried-snow-fungus'
import { dryingAndKeepingEbook } from './products/drying-and-keeping-ebook'
import { electricAutoclave } from './products/electric-autoclave'
import { enokiBundles } from './products/enoki-bundles'
import { farmBookkeepingCourse } from './products/farm-bookkeeping-course'
import { feltedWoolCap } from './products/felted-wool-cap'
import { fieldMicroscope } from './products/field-microscope'
import { fieldMushroomMicroscopySwabs } from './products/field-mushroom-microscopy-swabs'
import { filterPatchBags } from './products/filter-patch-bags'
import { firstBlocksWeekend } from './products/first-blocks-weekend'
import { fiveKitchenMushroomsCapsules } from './products/five-kitchen-mushrooms-capsules'
import { flowHoodPrefilters } from './products/flow-hood-prefilters'
import { footPedalSealer } from './products/foot-pedal-sealer'
import { freezeDriedChanterelles } from './products/freeze-dried-chanterelles'
import { freezeDriedLionsMane } from './products/freeze-dried-lions-mane'
import { freezeDriedSoupMix } from './products/freeze-dried-soup-mix'
import { greyOysterClusters } from './products/grey-oyster-clusters'
import { growRoomTrousers } from './products/grow-room-trousers'
import { growingOnLogsNotebook } from './products/growing-on-logs-notebook'
import { hardwoodFuelPellets } from './products/hardwood-fuel-pellets'
import { hedgehogMushrooms } from './products/hedgehog-mushrooms'
import { hoodedLabJacket } from './products/hooded-lab-jacket'
import { huitlacocheOnTheEar } from './products/huitlacoche-on-the-ear'
import { humidityController } from './products/humidity-controller'
import { immersionOil } from './products/immersion-oil'
import { impulseBagSealer } from './products/impulse-bag-sealer'
import { injectionPortGrainBags } from './products/injection-port-grain-bags'
import { insulatedMarketBag } from './products/insulated-market-bag'
import { jarLidVacuumSealer } from './products/jar-lid-vacuum-sealer'
import { kingOysterSporeSyringe } from './products/king-oyster-spore-syringe'
import { kingOysterThickStems } from './products/king-oyster-thick-stems'
import { kitCocinaOaxaca } from './products/kit-cocina-oaxaca'
import { knifeAndBrushRoll } from './products/knife-and-brush-roll'
import { libertyCapHerbariumPrint } from './products/liberty-cap-herbarium-print'
import { linenMarketTrousers } from './products/linen-market-trousers'
import { lionsManeCapsules } from './products/lions-mane-capsules'
import { lionsManeGlycerite } from './products/lions-mane-glycerite'
import { lionsManeHeads } from './products/lions-mane-heads'
import { lionsManeKit } from './products/lions-mane-kit'
import { lionsManeLiquidCulture } from './products/lions-mane-liquid-culture'
import { lionsManePearGummies } from './products/lions-mane-pear-gummies'
import { lionsManePowder } from './products/lions-mane-powder'
import { lionsManeRyeSpawn } from './products/lions-mane-rye-spawn'
import { lionsManeSporePrint } from './products/lions-mane-spore-print'
import { logGrownShiitake } from './products/log-grown-shiitake'
import { lookAlikesEveningCourse } from './products/look-alikes-evening-course'
import { maitakeClusters } from './products/maitake-clusters'
import { maitakeCultureSlant } from './products/maitake-culture-slant'
import { maitakeWildflowerHoney } from './products/maitake-wildflower-honey'
import { maltAgarPowder } from './products/malt-agar-powder'
import { melzerTypeReagent } from './products/melzer-type-reagent'
import { meshForagingBag } from './products/mesh-foraging-bag'
import { micelioSerraVelha } from './products/micelio-serra-velha'
import { milkChocolateChanterelleBar } from './products/milk-chocolate-chanterelle-bar'
import { morelTote } from './products/morel-tote'
import { mountainMorelsDried } from './products/mountain-morels-dried'
import { myceliumWorkShirt } from './products/mycelium-work-shirt'
import { nativeBeeHoneyShiitake } from './products/native-bee-honey-shiitake'
import { oakAndSoyHullBlocks } from './products/oak-and-soy-hull-blocks'
import { oakLogsWantedAndOffered } from './products/oak-logs-wanted-and-offered'
import { oakWoodChanterelles } from './products/oak-wood-chanterelles'
import { oatChocolateLionsManeBar } from './products/oat-chocolate-lions-mane-bar'
import { oaxacaOysterBasket } from './products/oaxaca-oyster-basket'
import { oysterCultureSlant } from './products/oyster-culture-slant'
import { oysterLiquidCulture } from './products/oyster-liquid-culture'
import { oysterRyeSpawn } from './products/oyster-rye-spawn'
import { oysterSporePrint } from './products/oyster-spore-print'
import { paddyStrawButtons } from './products/paddy-straw-buttons'
import { pasteurizedStraw } from './products/pasteurized-straw'
import { phoneEyepieceAdapter } from './products/phone-eyepiece-adapter'
import { pineWoodSaffronMilkCaps } from './products/pine-wood-saffron-milk-caps'
import { pocketKeyToGilledMushrooms } from './products/pocket-key-to-gilled-mushrooms'
import { porciniDust } from './products/porcini-dust'
import { precisionCoverSlips } from './products/precision-cover-slips'
import { pressureSterilizer } from './products/pressure-sterilizer'
import { psilocybeAFieldHerbarium } from './products/psilocybe-a-field-herbarium'
import { puffballMicroscopySyringe } from './products/puffball-microscopy-syringe'
import { reconditionedLabMicroscope } from './products/reconditioned-lab-microscope'
import { reishiCapsules } from './products/reishi-capsules'
import { reishiCultureSlant } from './products/reishi-culture-slant'
import { reishiDoubleTincture } from './products/reishi-double-tincture'
import { reishiRootBeer } from './products/reishi-root-beer'
import { reishiSourCherryGummies } from './products/reishi-sour-cherry-gummies'
import { reusableGrowBuckets } from './products/reusable-grow-buckets'
import { roastedMaitakeRooibos } from './products/roasted-maitake-rooibos'
import { roomLoggerThreeProbes } from './products/room-logger-three-probes'
import { schoolMicroscopyKit } from './products/school-microscopy-kit'
import { setasDeLaCuenca } from './products/setas-de-la-cuenca'
import { shaggyManeSporeSyringe } from './products/shaggy-mane-spore-syringe'
import { shelvesFromAClosedFarm } from './products/shelves-from-a-closed-farm'
import { shiitakeDaSerra } from './products/shiitake-da-serra'
import { shiitakeGingerTonic } from './products/shiitake-ginger-tonic'
import { shiitakeLogKit } from './products/shiitake-log-kit'
import { shiitakeOrangeGummies } from './products/shiitake-orange-gummies'
import { shiitakeSawdustSpawn } from './products/shiitake-sawdust-spawn'
import { shiitakeSeasoningPowder } from './products/shiitake-seasoning-powder'
import { shiitakeSporeSyringe } from './products/shiitake-spore-syringe'
import { smallFarmNumbersEbook } from './products/small-farm-numbers-ebook'
import { smokyReishiBlackTea } from './products/smoky-reishi-black-tea'
import { spicedMushroomTea } from './products/spiced-mushroom-tea'
import { sporeColourReferencePrints } from './products/spore-colour-reference-prints'
import { sporePrintColouringBook } from './products/spore-print-colouring-book'
import { sporeStudyKit } from './products/spore-study-kit'
import { sporesUnderGlassEbook } from './products/spores-under-glass-ebook'
import { stageMicrometer } from './products/stage-micrometer'
import { steamDrumFittings } from './products/steam-drum-fittings'
import { stereoMicroscope } from './products/stereo-microscope'
import { sterilizerGaugeAndWeight } from './products/sterilizer-gauge-and-weight'
import { stillAirBox } from './products/still-air-box'
import { strawPickingHat } from './products/straw-picking-hat'
import { sudaderaTrompeta } from './products/sudadera-trompeta'
import { summerOysterKit } from './products/summer-oyster-kit'
import { tentFruitingSet } from './products/tent-fruiting-set'
import { threeBagStrawKit } from './products/three-bag-straw-kit'
import { turkeyTailBrothPowder } from './products/turkey-tail-broth-powder'
import { turkeyTailCapsules } from './products/turkey-tail-capsules'
import { turkeyTailWinterTincture } from './products/turkey-tail-winter-tincture'
import { usedDryingCabinet } from './products/used-drying-cabinet'
import { velvetFootLiquidCulture } from './products/velvet-foot-liquid-culture'
import { warmWeatherOysterSpawn } from './products/warm-weather-oyster-spawn'
import { waxedForagingTrousers } from './products/waxed-foraging-trousers'
import { waxedRainHat } from './products/waxed-rain-hat'
import { wildOysterSwabSet } from './products/wild-oyster-swab-set'
import { windowsillOysterKit } from './products/windowsill-oyster-kit'
import { wineCapBedKit } from './products/wine-cap-bed-kit'
import { wineCapLiquidCulture } from './products/wine-cap-liquid-culture'
import { wineCapSporePrint } from './products/wine-cap-spore-print'
import { woodEarStrips } from './products/wood-ear-strips'
import { flyAgaricAsFood } from './salerules/fly-agaric-as-food'
import { psilocybinConsumables } from './salerules/psilocybin-consumables'
import { psilocybinReading } from './salerules/psilocybin-reading'
import { psilocybinSpores } from './salerules/psilocybin-spores'
import { reishiAsFood } from './salerules/reishi-as-food'
import { reishiOtherwise } from './salerules/reishi-otherwise'
import { toxicSpeciesAsFood } from './salerules/toxic-species-as-food'
import { turkeyTailAsFood } from './salerules/turkey-tail-as-food'
import { turkeyTailOtherwise } from './salerules/turkey-tail-otherwise'
import { orchardLadderBooks } from './suppliers/affiliates/orchard-ladder-books'
import { rainDoorOutfitters } from './suppliers/affiliates/rain-door-outfitters'
import { smallFlameKitchenware } from './suppliers/affiliates/small-flame-kitchenware'
import { barrancoNuevoEnvios } from './suppliers/dropshipping/barranco-nuevo-envios'
import { caisVelhoEncomendas } from './suppliers/dropshipping/cais-velho-encomendas'
import { harborLanternGeneral } from './suppliers/dropshipping/harbor-lantern-general'
import { nopalAltoLogistica } from './suppliers/dropshipping/nopal-alto-logistica'
import { oldLeafRowBotanicals } from './suppliers/dropshipping/old-leaf-row-botanicals'
import { palmShadeSupplements } from './suppliers/dropshipping/palm-shade-supplements'
import { riverForkParcel } from './suppliers/dropshipping/river-fork-parcel'
import { saltFlatGrowDepot } from './suppliers/dropshipping/salt-flat-grow-depot'
import { twinTrestlePrint } from './suppliers/dropshipping/twin-trestle-print'
import { whiteSageFulfilment } from './suppliers/dropshipping/white-sage-fulfilment'
import { cogumelosBancoDeNevoa } from './suppliers/vendors/cogumelos-banco-de-nevoa'
import { cogumelosDaSerraVelha } from './suppliers/vendors/cogumelos-da-serra-velha'
import { cypressKneeSchool } from './suppliers/vendors/cypress-knee-school'
import { dosCalderosDeMonte } from './suppliers/vendors/dos-calderos-de-monte'
import { dryForkMushroomHouse } from './suppliers/vendors/dry-fork-mushroom-house'
import { fifthAcreExtracts } from './suppliers/vendors/fifth-acre-extracts'
import { galpaoDaTerraRubra } from './suppliers/vendors/galpao-da-terra-rubra'
import { hongosCaminoHondo } from './suppliers/vendors/hongos-camino-hondo'
import { hongosLaSascabera } from './suppliers/vendors/hongos-la-sascabera'
import { juniperShedTeas } from './suppliers/vendors/juniper-shed-teas'
import { livrariaPeAzul } from './suppliers/vendors/livraria-pe-azul'
import { lowMeadowSubstrates } from './suppliers/vendors/low-meadow-substrates'
import { miceliosTresAcequias } from './suppliers/vendors/micelios-tres-acequias'
import { mossgateMushroomFarm } from './suppliers/vendors/mossgate-mushroom-farm'
import { quietLensRoom } from './suppliers/vendors/quiet-lens-room'
import { ridgepoleGrowingSupply } from './suppliers/vendors/ridgepole-growing-supply'
import { robleYRocio } from './suppliers/vendors/roble-y-rocio'
import { setasDelMolinoViejo } from './suppliers/vendors/setas-del-molino-viejo'
import { sitioChapeuDeBarro } from './suppliers/vendors/sitio-chapeu-de-barro'
import { slateRoofCultures } from './suppliers/vendors/slate-roof-cultures'
import { speckledCapWorkshop } from './suppliers/vendors/speckled-cap-workshop'
import { tallerSetaAzul } from './suppliers/vendors/taller-seta-azul'
import { tidalBirchForagers } from './suppliers/vendors/tidal-birch-foragers'
import { tinBasinProvisions } from './suppliers/vendors/tin-basin-provisions'
import { canalDockProvisioners } from './suppliers/wholesale/canal-dock-provisioners'
import { fourKilnsDrying } from './suppliers/wholesale/four-kilns-drying'
import { greySoundEquipment } from './suppliers/wholesale/grey-sound-equipment'
import { kennettHollowGrowers } from './suppliers/wholesale/kennett-hollow-growers'
import { milePostSubstrate } from './suppliers/wholesale/mile-post-substrate'
import { pajaroBendMushrooms } from './suppliers/wholesale/pajaro-bend-mushrooms'
import { pinheiralAltoAtacado } from './suppliers/wholesale/pinheiral-alto-atacado'
import { riberaHondaConservas } from './suppliers/wholesale/ribera-honda-conservas'
import { stoneFordGrainSpawn } from './suppliers/wholesale/stone-ford-grain-spawn'
import { valeFundoDistribuicao } from './suppliers/wholesale/vale-fundo-distribuicao'

export const products: ProductSample[] = [
  agarForPatientPeople,
  benchFlowHood,
  blackTrumpets,
  blackWinterTruffle,
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
  driedCordycepsClubs,
  driedFairyRingCaps,
  driedLogShiitake,
  driedPorciniSlices,
  driedSnowFungus,
  dryingAndKeepingEbook,
  electricAutoclave,
  enokiBundles,
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
  greyOysterClusters,
  growRoomTrousers,
  growingOnLogsNotebook,
  hardwoodFuelPellets,
  hedgehogMushrooms,
  hoodedLabJacket,
  huitlacocheOnTheEar,
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
  oakWoodChanterelles,
  oatChocolateLionsManeBar,
  oaxacaOysterBasket,
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
  spicedMushroomTea,
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
  summerOysterKit,
  tentFruitingSet,
  threeBagStrawKit,
  turkeyTailBrothPowder,
  turkeyTailCapsules,
  turkeyTailWinterTincture,
  usedDryingCabinet,
  velvetFootLiquidCulture,
  warmWeatherOysterSpawn,
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
  reishiAsFood,
  reishiOtherwise,
  toxicSpeciesAsFood,
  turkeyTailAsFood,
  turkeyTailOtherwise,
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
  cogumelosBancoDeNevoa,
  cogumelosDaSerraVelha,
  cypressKneeSchool,
  dosCalderosDeMonte,
  dryForkMushroomHouse,
  fifthAcreExtracts,
  galpaoDaTerraRubra,
  hongosCaminoHondo,
  hongosLaSascabera,
  juniperShedTeas,
  livrariaPeAzul,
  lowMeadowSubstrates,
  miceliosTresAcequias,
  mossgateMushroomFarm,
  quietLensRoom,
  ridgepoleGrowingSupply,
  robleYRocio,
  setasDelMolinoViejo,
  sitioChapeuDeBarro,
  slateRoofCultures,
  speckledCapWorkshop,
  tallerSetaAzul,
  tidalBirchForagers,
  tinBasinProvisions,
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
