import { agarAndStillAir } from './guides/agar-and-still-air'
import { buttonsFromReadyCompost } from './guides/buttons-from-ready-compost'
import { grainSpawnAtHome } from './guides/grain-spawn-at-home'
import { kingOysterOnSupplementedSawdust } from './guides/king-oyster-on-supplemented-sawdust'
import { lionsManeOnHardwoodBlocks } from './guides/lions-mane-on-hardwood-blocks'
import { maitakeOnOakBlocks } from './guides/maitake-on-oak-blocks'
import { oysterAndLionsManeTotems } from './guides/oyster-and-lions-mane-totems'
import { oysterMushroomsOnStraw } from './guides/oyster-mushrooms-on-straw'
import { oystersOnCoffeeGrounds } from './guides/oysters-on-coffee-grounds'
import { paddyStrawInTheHeat } from './guides/paddy-straw-in-the-heat'
import { reishiAntlersAndConks } from './guides/reishi-antlers-and-conks'
import { shaggyInkCapsInTheLawn } from './guides/shaggy-ink-caps-in-the-lawn'
import { shiitakeOnOakLogs } from './guides/shiitake-on-oak-logs'
import { velvetShankInJars } from './guides/velvet-shank-in-jars'
import { wineCapGardenBed } from './guides/wine-cap-garden-bed'
import { aChave2019 } from './references/a-chave-2019'
import { abbas2017 } from './references/abbas-2017'
import { aguilarCruzVillegas2010 } from './references/aguilar-cruz-villegas-2010'
import { akata2015 } from './references/akata-2015'
import { alvarado2022 } from './references/alvarado-2022'
import { anses2021 } from './references/anses-2021'
import { aunamendiMicologia } from './references/aunamendi-micologia'
import { bedry2001 } from './references/bedry-2001'
import { benitezBadillo2013 } from './references/benitez-badillo-2013'
import { benjamin1995 } from './references/benjamin-1995'
import { berkeley1842 } from './references/berkeley-1842'
import { bigwoodBeug1982 } from './references/bigwood-beug-1982'
import { boa2004 } from './references/boa-2004'
import { bresinskyBesl1990 } from './references/bresinsky-besl-1990'
import { cardwell2018 } from './references/cardwell-2018'
import { cfsHongKong2019 } from './references/cfs-hong-kong-2019'
import { changMiles2004 } from './references/chang-miles-2004'
import { chen2014 } from './references/chen-2014'
import { choHan2016 } from './references/cho-han-2016'
import { christiansen1981 } from './references/christiansen-1981'
import { chu2007 } from './references/chu-2007'
import { codigoCivilBrasileiro2002 } from './references/codigo-civil-brasileiro-2002'
import { codigoCivilPortugues1966 } from './references/codigo-civil-portugues-1966'
import { cui2012 } from './references/cui-2012'
import { cunningham1950 } from './references/cunningham-1950'
import { dahlberg2019 } from './references/dahlberg-2019'
import { danel2001 } from './references/danel-2001'
import { danellCamacho1997 } from './references/danell-camacho-1997'
import { darwin1845 } from './references/darwin-1845'
import { davoli2015 } from './references/davoli-2015'
import { decreto312017 } from './references/decreto-31-2017'
import { demorest2024 } from './references/demorest-2024'
import { dirks2023 } from './references/dirks-2023'
import { docherty2023 } from './references/docherty-2023'
import { duffy2008 } from './references/duffy-2008'
import { eaPharma2017 } from './references/ea-pharma-2017'
import { enjalbert2002 } from './references/enjalbert-2002'
import { enjalbert2004 } from './references/enjalbert-2004'
import { europe12024 } from './references/europe-1-2024'
import { famcal2011 } from './references/famcal-2011'
import { gecBoletacies } from './references/gec-boletacies'
import { gencatBoletsToxics } from './references/gencat-bolets-toxics'
import { geneve2025 } from './references/geneve-2025'
import { gonmori2011 } from './references/gonmori-2011'
import { gotvaldova2021 } from './references/gotvaldova-2021'
import { gotvaldova2022 } from './references/gotvaldova-2022'
import { graeme2014 } from './references/graeme-2014'
import { hallen2007 } from './references/hallen-2007'
import { hawksworthLucking2017 } from './references/hawksworth-lucking-2017'
import { hernandezSantiago2016 } from './references/hernandez-santiago-2016'
import { holliday1964 } from './references/holliday-1964'
import { indexFungorum } from './references/index-fungorum'
import { jin2016 } from './references/jin-2016'
import { kabir1987 } from './references/kabir-1987'
import { kabirKimura1989 } from './references/kabir-kimura-1989'
import { kalac2013 } from './references/kalac-2013'
import { kalaras2017 } from './references/kalaras-2017'
import { kaluckaOlariaga2019 } from './references/kalucka-olariaga-2019'
import { kamper2006 } from './references/kamper-2006'
import { kato2004 } from './references/kato-2004'
import { kell1999 } from './references/kell-1999'
import { kerrigan2005 } from './references/kerrigan-2005'
import { kewCyttariaDarwinii } from './references/kew-cyttaria-darwinii'
import { kirchmair2012 } from './references/kirchmair-2012'
import { klupp2015 } from './references/klupp-2015'
import { knudsenVesterholt2012 } from './references/knudsen-vesterholt-2012'
import { kraft1998 } from './references/kraft-1998'
import { kuo2023 } from './references/kuo-2023'
import { kuwabara2005 } from './references/kuwabara-2005'
import { laessoePetersen2019 } from './references/laessoe-petersen-2019'
import { lagrange2021 } from './references/lagrange-2021'
import { lazo2016 } from './references/lazo-2016'
import { lechnerAlberto2008 } from './references/lechner-alberto-2008'
import { lee2020 } from './references/lee-2020'
import { lei122012 } from './references/lei-12-2012'
import { lei99852000 } from './references/lei-9985-2000'
import { lei126512012 } from './references/lei-12651-2012'
import { ley432003 } from './references/ley-43-2003'
import { lgdfs2018 } from './references/lgdfs-2018'
import { libkind2011 } from './references/libkind-2011'
import { loyd2018 } from './references/loyd-2018'
import { lurie2009 } from './references/lurie-2009'
import { matsuura2009 } from './references/matsuura-2009'
import { mctaggart2016 } from './references/mctaggart-2016'
import { mediNaturalDelBages } from './references/medi-natural-del-bages'
import { michelotMelendezHowell2003 } from './references/michelot-melendez-howell-2003'
import { mori2008 } from './references/mori-2008'
import { mori2009 } from './references/mori-2009'
import { mukai2006 } from './references/mukai-2006'
import { nagano2010 } from './references/nagano-2010'
import { nom059Semarnat2010 } from './references/nom-059-semarnat-2010'
import { patakySnetselaar2006 } from './references/pataky-snetselaar-2006'
import { peintner1998 } from './references/peintner-1998'
import { perezSilva2008 } from './references/perez-silva-2008'
import { perezSilva2018 } from './references/perez-silva-2018'
import { permittedPursuits2026 } from './references/permitted-pursuits-2026'
import { petersonPfister2010 } from './references/peterson-pfister-2010'
import { portalDasPalabras } from './references/portal-das-palabras'
import { pringle2009 } from './references/pringle-2009'
import { pringleVellinga2006 } from './references/pringle-vellinga-2006'
import { realDecreto302009 } from './references/real-decreto-30-2009'
import { reyesLopez2020 } from './references/reyes-lopez-2020'
import { rheinZeitung2020 } from './references/rhein-zeitung-2020'
import { royse2017 } from './references/royse-2017'
import { ruanSoto2006 } from './references/ruan-soto-2006'
import { saikawa2001 } from './references/saikawa-2001'
import { saitsu2019 } from './references/saitsu-2019'
import { salazarVidal2020 } from './references/salazar-vidal-2020'
import { santos1975 } from './references/santos-1975'
import { saviuc2001 } from './references/saviuc-2001'
import { saviuc2010 } from './references/saviuc-2010'
import { schenkJaeger2017 } from './references/schenk-jaeger-2017'
import { sgambelluri2014 } from './references/sgambelluri-2014'
import { smithRead2008 } from './references/smith-read-2008'
import { stamets1996 } from './references/stamets-1996'
import { stamets2000 } from './references/stamets-2000'
import { stover2019 } from './references/stover-2019'
import { torkelson2012 } from './references/torkelson-2012'
import { toxinfoCortinariusTraganus } from './references/toxinfo-cortinarius-traganus'
import { toxinfoHebeloma } from './references/toxinfo-hebeloma'
import { toxinfoLactarius } from './references/toxinfo-lactarius'
import { toxinfoRamaria } from './references/toxinfo-ramaria'
import { trutmannLuque2012 } from './references/trutmann-luque-2012'
import { tsujikawa2003 } from './references/tsujikawa-2003'
import { unamTeotlaquilnanacatl } from './references/unam-teotlaquilnanacatl'
import { usdaSr28 } from './references/usda-sr28'
import { uwExtension2014 } from './references/uw-extension-2014'
import { vandenHoek1991 } from './references/vanden-hoek-1991'
import { vellinga2003 } from './references/vellinga-2003'
import { vidalBallesteros2013 } from './references/vidal-ballesteros-2013'
import { villagran2023 } from './references/villagran-2023'
import { wang2012 } from './references/wang-2012'
import { wasser2002 } from './references/wasser-2002'
import { west2009 } from './references/west-2009'
import { white2019 } from './references/white-2019'
import { wikipediaEu } from './references/wikipedia-eu'
import { yamada2012 } from './references/yamada-2012'
import { yilmaz2024 } from './references/yilmaz-2024'
import { yu2013 } from './references/yu-2013'
import { zamoraMartinez2005 } from './references/zamora-martinez-2005'
import { agaricusArvensis } from './species/agaricus-arvensis'
import { agaricusBisporus } from './species/agaricus-bisporus'
import { agaricusCampestris } from './species/agaricus-campestris'
import { agaricusSubrufescens } from './species/agaricus-subrufescens'
import { agaricusXanthodermus } from './species/agaricus-xanthodermus'
import { amanitaBisporigera } from './species/amanita-bisporigera'
import { amanitaCaesarea } from './species/amanita-caesarea'
import { amanitaGemmata } from './species/amanita-gemmata'
import { amanitaMuscaria } from './species/amanita-muscaria'
import { amanitaOcreata } from './species/amanita-ocreata'
import { amanitaOvoidea } from './species/amanita-ovoidea'
import { amanitaPantherina } from './species/amanita-pantherina'
import { amanitaPhalloides } from './species/amanita-phalloides'
import { amanitaPonderosa } from './species/amanita-ponderosa'
import { amanitaProxima } from './species/amanita-proxima'
import { amanitaRubescens } from './species/amanita-rubescens'
import { amanitaSmithiana } from './species/amanita-smithiana'
import { amanitaVerna } from './species/amanita-verna'
import { amanitaVirosa } from './species/amanita-virosa'
import { armillariaMellea } from './species/armillaria-mellea'
import { auriculariaAuriculaJudae } from './species/auricularia-auricula-judae'
import { boletusAereus } from './species/boletus-aereus'
import { boletusEdulis } from './species/boletus-edulis'
import { boletusPinophilus } from './species/boletus-pinophilus'
import { boletusReticulatus } from './species/boletus-reticulatus'
import { calocybeGambosa } from './species/calocybe-gambosa'
import { calvatiaGigantea } from './species/calvatia-gigantea'
import { cantharellusCibarius } from './species/cantharellus-cibarius'
import { chlorophyllumBrunneum } from './species/chlorophyllum-brunneum'
import { chlorophyllumMolybdites } from './species/chlorophyllum-molybdites'
import { chlorophyllumRhacodes } from './species/chlorophyllum-rhacodes'
import { clitocybeNebularis } from './species/clitocybe-nebularis'
import { clitocybeRivulosa } from './species/clitocybe-rivulosa'
import { clitopilusPrunulus } from './species/clitopilus-prunulus'
import { collybiaPhyllophila } from './species/collybia-phyllophila'
import { coprinopsisAtramentaria } from './species/coprinopsis-atramentaria'
import { coprinusComatus } from './species/coprinus-comatus'
import { cordycepsMilitaris } from './species/cordyceps-militaris'
import { cortinariusOrellanus } from './species/cortinarius-orellanus'
import { cortinariusRubellus } from './species/cortinarius-rubellus'
import { cortinariusTraganus } from './species/cortinarius-traganus'
import { craterellusCornucopioides } from './species/craterellus-cornucopioides'
import { craterellusTubaeformis } from './species/craterellus-tubaeformis'
import { cyclocybeAegerita } from './species/cyclocybe-aegerita'
import { cyttariaDarwinii } from './species/cyttaria-darwinii'
import { entolomaSinuatum } from './species/entoloma-sinuatum'
import { flammulinaVelutipes } from './species/flammulina-velutipes'
import { fomesFomentarius } from './species/fomes-fomentarius'
import { fomitopsisBetulina } from './species/fomitopsis-betulina'
import { galerinaMarginata } from './species/galerina-marginata'
import { ganodermaLingzhi } from './species/ganoderma-lingzhi'
import { ganodermaLucidum } from './species/ganoderma-lucidum'
import { grifolaFrondosa } from './species/grifola-frondosa'
import { gymnopilusJunonius } from './species/gymnopilus-junonius'
import { gyromitraEsculenta } from './species/gyromitra-esculenta'
import { gyromitraInfula } from './species/gyromitra-infula'
import { hapalopilusRutilans } from './species/hapalopilus-rutilans'
import { hebelomaCrustuliniforme } from './species/hebeloma-crustuliniforme'
import { hericiumErinaceus } from './species/hericium-erinaceus'
import { hydnumRepandum } from './species/hydnum-repandum'
import { hygrophoropsisAurantiaca } from './species/hygrophoropsis-aurantiaca'
import { hygrophorusLatitabundus } from './species/hygrophorus-latitabundus'
import { hypholomaFasciculare } from './species/hypholoma-fasciculare'
import { imperatorRhodopurpureus } from './species/imperator-rhodopurpureus'
import { inocybeGeophylla } from './species/inocybe-geophylla'
import { inonotusObliquus } from './species/inonotus-obliquus'
import { inospermaErubescens } from './species/inosperma-erubescens'
import { kuehneromycesMutabilis } from './species/kuehneromyces-mutabilis'
import { lactariusChrysorrheus } from './species/lactarius-chrysorrheus'
import { lactariusDeliciosus } from './species/lactarius-deliciosus'
import { lactariusDeterrimus } from './species/lactarius-deterrimus'
import { lactariusSanguifluus } from './species/lactarius-sanguifluus'
import { lactariusTorminosus } from './species/lactarius-torminosus'
import { laetiporusSulphureus } from './species/laetiporus-sulphureus'
import { lentinulaEdodes } from './species/lentinula-edodes'
import { lepiotaBrunneoincarnata } from './species/lepiota-brunneoincarnata'
import { lepiotaCastanea } from './species/lepiota-castanea'
import { lepiotaCristata } from './species/lepiota-cristata'
import { lepiotaSubincarnata } from './species/lepiota-subincarnata'
import { lepistaNuda } from './species/lepista-nuda'
import { macrolepiotaProcera } from './species/macrolepiota-procera'
import { marasmiusOreades } from './species/marasmius-oreades'
import { morchellaEsculenta } from './species/morchella-esculenta'
import { mycosarcomaMaydis } from './species/mycosarcoma-maydis'
import { omphalotusIlludens } from './species/omphalotus-illudens'
import { omphalotusOlearius } from './species/omphalotus-olearius'
import { omphalotusOlivascens } from './species/omphalotus-olivascens'
import { panaeolusCyanescens } from './species/panaeolus-cyanescens'
import { panaeolusFoenisecii } from './species/panaeolus-foenisecii'
import { paralepistopsisAmoenolens } from './species/paralepistopsis-amoenolens'
import { paxillusInvolutus } from './species/paxillus-involutus'
import { phallusImpudicus } from './species/phallus-impudicus'
import { pholiotinaRugosa } from './species/pholiotina-rugosa'
import { pleurocybellaPorrigens } from './species/pleurocybella-porrigens'
import { pleurotusCitrinopileatus } from './species/pleurotus-citrinopileatus'
import { pleurotusDjamor } from './species/pleurotus-djamor'
import { pleurotusEryngii } from './species/pleurotus-eryngii'
import { pleurotusOstreatus } from './species/pleurotus-ostreatus'
import { psilocybeAzurescens } from './species/psilocybe-azurescens'
import { psilocybeCubensis } from './species/psilocybe-cubensis'
import { psilocybeCyanescens } from './species/psilocybe-cyanescens'
import { psilocybeMexicana } from './species/psilocybe-mexicana'
import { psilocybeSemilanceata } from './species/psilocybe-semilanceata'
import { ramariaFormosa } from './species/ramaria-formosa'
import { rubroboletusPulcherrimus } from './species/rubroboletus-pulcherrimus'
import { rubroboletusSatanas } from './species/rubroboletus-satanas'
import { russulaCyanoxantha } from './species/russula-cyanoxantha'
import { russulaEmetica } from './species/russula-emetica'
import { russulaSubnigricans } from './species/russula-subnigricans'
import { russulaVirescens } from './species/russula-virescens'
import { schizophyllumCommune } from './species/schizophyllum-commune'
import { sclerodermaCitrinum } from './species/scleroderma-citrinum'
import { sparassisCrispa } from './species/sparassis-crispa'
import { strophariaRugosoannulata } from './species/stropharia-rugosoannulata'
import { suillusLuteus } from './species/suillus-luteus'
import { terfeziaArenaria } from './species/terfezia-arenaria'
import { trametesVersicolor } from './species/trametes-versicolor'
import { tremellaFuciformis } from './species/tremella-fuciformis'
import { trichodermaCornuDamae } from './species/trichoderma-cornu-damae'
import { tricholomaEquestre } from './species/tricholoma-equestre'
import { tricholomaPardinum } from './species/tricholoma-pardinum'
import { tricholomaPortentosum } from './species/tricholoma-portentosum'
import { tricholomaTerreum } from './species/tricholoma-terreum'
import { tuberMelanosporum } from './species/tuber-melanosporum'
import { turbinellusFloccosus } from './species/turbinellus-floccosus'
import { tylopilusFelleus } from './species/tylopilus-felleus'
import { verpaBohemica } from './species/verpa-bohemica'
import { volvariellaVolvacea } from './species/volvariella-volvacea'
import type { GuideSample, ReferenceSample, SpeciesSample } from './types'

export const species: SpeciesSample[] = [
  agaricusArvensis,
  agaricusBisporus,
  agaricusCampestris,
  agaricusSubrufescens,
  agaricusXanthodermus,
  amanitaBisporigera,
  amanitaCaesarea,
  amanitaGemmata,
  amanitaMuscaria,
  amanitaOcreata,
  amanitaOvoidea,
  amanitaPantherina,
  amanitaPhalloides,
  amanitaPonderosa,
  amanitaProxima,
  amanitaRubescens,
  amanitaSmithiana,
  amanitaVerna,
  amanitaVirosa,
  armillariaMellea,
  auriculariaAuriculaJudae,
  boletusAereus,
  boletusEdulis,
  boletusPinophilus,
  boletusReticulatus,
  calocybeGambosa,
  calvatiaGigantea,
  cantharellusCibarius,
  chlorophyllumBrunneum,
  chlorophyllumMolybdites,
  chlorophyllumRhacodes,
  clitocybeNebularis,
  clitocybeRivulosa,
  clitopilusPrunulus,
  collybiaPhyllophila,
  coprinopsisAtramentaria,
  coprinusComatus,
  cordycepsMilitaris,
  cortinariusOrellanus,
  cortinariusRubellus,
  cortinariusTraganus,
  craterellusCornucopioides,
  craterellusTubaeformis,
  cyclocybeAegerita,
  cyttariaDarwinii,
  entolomaSinuatum,
  flammulinaVelutipes,
  fomesFomentarius,
  fomitopsisBetulina,
  galerinaMarginata,
  ganodermaLingzhi,
  ganodermaLucidum,
  grifolaFrondosa,
  gymnopilusJunonius,
  gyromitraEsculenta,
  gyromitraInfula,
  hapalopilusRutilans,
  hebelomaCrustuliniforme,
  hericiumErinaceus,
  hydnumRepandum,
  hygrophoropsisAurantiaca,
  hygrophorusLatitabundus,
  hypholomaFasciculare,
  imperatorRhodopurpureus,
  inocybeGeophylla,
  inonotusObliquus,
  inospermaErubescens,
  kuehneromycesMutabilis,
  lactariusChrysorrheus,
  lactariusDeliciosus,
  lactariusDeterrimus,
  lactariusSanguifluus,
  lactariusTorminosus,
  laetiporusSulphureus,
  lentinulaEdodes,
  lepiotaBrunneoincarnata,
  lepiotaCastanea,
  lepiotaCristata,
  lepiotaSubincarnata,
  lepistaNuda,
  macrolepiotaProcera,
  marasmiusOreades,
  morchellaEsculenta,
  mycosarcomaMaydis,
  omphalotusIlludens,
  omphalotusOlearius,
  omphalotusOlivascens,
  panaeolusCyanescens,
  panaeolusFoenisecii,
  paralepistopsisAmoenolens,
  paxillusInvolutus,
  phallusImpudicus,
  pholiotinaRugosa,
  pleurocybellaPorrigens,
  pleurotusCitrinopileatus,
  pleurotusDjamor,
  pleurotusEryngii,
  pleurotusOstreatus,
  psilocybeAzurescens,
  psilocybeCubensis,
  psilocybeCyanescens,
  psilocybeMexicana,
  psilocybeSemilanceata,
  ramariaFormosa,
  rubroboletusPulcherrimus,
  rubroboletusSatanas,
  russulaCyanoxantha,
  russulaEmetica,
  russulaSubnigricans,
  russulaVirescens,
  schizophyllumCommune,
  sclerodermaCitrinum,
  sparassisCrispa,
  strophariaRugosoannulata,
  suillusLuteus,
  terfeziaArenaria,
  trametesVersicolor,
  tremellaFuciformis,
  trichodermaCornuDamae,
  tricholomaEquestre,
  tricholomaPardinum,
  tricholomaPortentosum,
  tricholomaTerreum,
  tuberMelanosporum,
  turbinellusFloccosus,
  tylopilusFelleus,
  verpaBohemica,
  volvariellaVolvacea,
]

export const guides: GuideSample[] = [
  agarAndStillAir,
  buttonsFromReadyCompost,
  grainSpawnAtHome,
  kingOysterOnSupplementedSawdust,
  lionsManeOnHardwoodBlocks,
  maitakeOnOakBlocks,
  oysterAndLionsManeTotems,
  oysterMushroomsOnStraw,
  oystersOnCoffeeGrounds,
  paddyStrawInTheHeat,
  reishiAntlersAndConks,
  shaggyInkCapsInTheLawn,
  shiitakeOnOakLogs,
  velvetShankInJars,
  wineCapGardenBed,
]

export const references: ReferenceSample[] = [
  aChave2019,
  abbas2017,
  aguilarCruzVillegas2010,
  akata2015,
  alvarado2022,
  anses2021,
  aunamendiMicologia,
  bedry2001,
  benitezBadillo2013,
  benjamin1995,
  berkeley1842,
  bigwoodBeug1982,
  boa2004,
  bresinskyBesl1990,
  cardwell2018,
  cfsHongKong2019,
  changMiles2004,
  chen2014,
  choHan2016,
  christiansen1981,
  chu2007,
  codigoCivilBrasileiro2002,
  codigoCivilPortugues1966,
  cui2012,
  cunningham1950,
  dahlberg2019,
  danel2001,
  danellCamacho1997,
  darwin1845,
  davoli2015,
  decreto312017,
  demorest2024,
  dirks2023,
  docherty2023,
  duffy2008,
  eaPharma2017,
  enjalbert2002,
  enjalbert2004,
  europe12024,
  famcal2011,
  gecBoletacies,
  gencatBoletsToxics,
  geneve2025,
  gonmori2011,
  gotvaldova2021,
  gotvaldova2022,
  graeme2014,
  hallen2007,
  hawksworthLucking2017,
  hernandezSantiago2016,
  holliday1964,
  indexFungorum,
  jin2016,
  kabir1987,
  kabirKimura1989,
  kalac2013,
  kalaras2017,
  kaluckaOlariaga2019,
  kamper2006,
  kato2004,
  kell1999,
  kerrigan2005,
  kewCyttariaDarwinii,
  kirchmair2012,
  klupp2015,
  knudsenVesterholt2012,
  kraft1998,
  kuo2023,
  kuwabara2005,
  laessoePetersen2019,
  lagrange2021,
  lazo2016,
  lechnerAlberto2008,
  lee2020,
  lei122012,
  lei126512012,
  lei99852000,
  ley432003,
  lgdfs2018,
  libkind2011,
  loyd2018,
  lurie2009,
  matsuura2009,
  mctaggart2016,
  mediNaturalDelBages,
  michelotMelendezHowell2003,
  mori2008,
  mori2009,
  mukai2006,
  nagano2010,
  nom059Semarnat2010,
  patakySnetselaar2006,
  peintner1998,
  perezSilva2008,
  perezSilva2018,
  permittedPursuits2026,
  petersonPfister2010,
  portalDasPalabras,
  pringle2009,
  pringleVellinga2006,
  realDecreto302009,
  reyesLopez2020,
  rheinZeitung2020,
  royse2017,
  ruanSoto2006,
  saikawa2001,
  saitsu2019,
  salazarVidal2020,
  santos1975,
  saviuc2001,
  saviuc2010,
  schenkJaeger2017,
  sgambelluri2014,
  smithRead2008,
  stamets1996,
  stamets2000,
  stover2019,
  torkelson2012,
  toxinfoCortinariusTraganus,
  toxinfoHebeloma,
  toxinfoLactarius,
  toxinfoRamaria,
  trutmannLuque2012,
  tsujikawa2003,
  unamTeotlaquilnanacatl,
  usdaSr28,
  uwExtension2014,
  vandenHoek1991,
  vellinga2003,
  vidalBallesteros2013,
  villagran2023,
  wang2012,
  wasser2002,
  west2009,
  white2019,
  wikipediaEu,
  yamada2012,
  yilmaz2024,
  yu2013,
  zamoraMartinez2005,
]
