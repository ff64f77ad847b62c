import { kingOysterOnSupplementedSawdust } from './guides/king-oyster-on-supplemented-sawdust.ts'
import { lionsManeOnHardwoodBlocks } from './guides/lions-mane-on-hardwood-blocks.ts'
import { oysterMushroomsOnStraw } from './guides/oyster-mushrooms-on-straw.ts'
import { reishiAntlersAndConks } from './guides/reishi-antlers-and-conks.ts'
import { shiitakeOnOakLogs } from './guides/shiitake-on-oak-logs.ts'
import { wineCapGardenBed } from './guides/wine-cap-garden-bed.ts'
import { bedry2001 } from './references/bedry-2001.ts'
import { benjamin1995 } from './references/benjamin-1995.ts'
import { bigwoodBeug1982 } from './references/bigwood-beug-1982.ts'
import { boa2004 } from './references/boa-2004.ts'
import { bresinskyBesl1990 } from './references/bresinsky-besl-1990.ts'
import { cfsHongKong2019 } from './references/cfs-hong-kong-2019.ts'
import { changMiles2004 } from './references/chang-miles-2004.ts'
import { christiansen1981 } from './references/christiansen-1981.ts'
import { danel2001 } from './references/danel-2001.ts'
import { demorest2024 } from './references/demorest-2024.ts'
import { enjalbert2002 } from './references/enjalbert-2002.ts'
import { enjalbert2004 } from './references/enjalbert-2004.ts'
import { gotvaldova2021 } from './references/gotvaldova-2021.ts'
import { gotvaldova2022 } from './references/gotvaldova-2022.ts'
import { indexFungorum } from './references/index-fungorum.ts'
import { kabir1987 } from './references/kabir-1987.ts'
import { kalac2013 } from './references/kalac-2013.ts'
import { kalaras2017 } from './references/kalaras-2017.ts'
import { klupp2015 } from './references/klupp-2015.ts'
import { knudsenVesterholt2012 } from './references/knudsen-vesterholt-2012.ts'
import { laessoePetersen2019 } from './references/laessoe-petersen-2019.ts'
import { michelotMelendezHowell2003 } from './references/michelot-melendez-howell-2003.ts'
import { mori2009 } from './references/mori-2009.ts'
import { nagano2010 } from './references/nagano-2010.ts'
import { pringleVellinga2006 } from './references/pringle-vellinga-2006.ts'
import { royse2017 } from './references/royse-2017.ts'
import { saviuc2010 } from './references/saviuc-2010.ts'
import { stamets1996 } from './references/stamets-1996.ts'
import { stamets2000 } from './references/stamets-2000.ts'
import { usdaSr28 } from './references/usda-sr28.ts'
import { wasser2002 } from './references/wasser-2002.ts'
import { white2019 } from './references/white-2019.ts'
import { agaricusBisporus } from './species/agaricus-bisporus.ts'
import { agaricusCampestris } from './species/agaricus-campestris.ts'
import { agaricusXanthodermus } from './species/agaricus-xanthodermus.ts'
import { amanitaCaesarea } from './species/amanita-caesarea.ts'
import { amanitaMuscaria } from './species/amanita-muscaria.ts'
import { amanitaPhalloides } from './species/amanita-phalloides.ts'
import { amanitaVirosa } from './species/amanita-virosa.ts'
import { armillariaMellea } from './species/armillaria-mellea.ts'
import { auriculariaAuriculaJudae } from './species/auricularia-auricula-judae.ts'
import { boletusEdulis } from './species/boletus-edulis.ts'
import { calvatiaGigantea } from './species/calvatia-gigantea.ts'
import { cantharellusCibarius } from './species/cantharellus-cibarius.ts'
import { chlorophyllumMolybdites } from './species/chlorophyllum-molybdites.ts'
import { clitocybeRivulosa } from './species/clitocybe-rivulosa.ts'
import { coprinopsisAtramentaria } from './species/coprinopsis-atramentaria.ts'
import { coprinusComatus } from './species/coprinus-comatus.ts'
import { cortinariusOrellanus } from './species/cortinarius-orellanus.ts'
import { craterellusCornucopioides } from './species/craterellus-cornucopioides.ts'
import { flammulinaVelutipes } from './species/flammulina-velutipes.ts'
import { galerinaMarginata } from './species/galerina-marginata.ts'
import { ganodermaLucidum } from './species/ganoderma-lucidum.ts'
import { grifolaFrondosa } from './species/grifola-frondosa.ts'
import { gyromitraEsculenta } from './species/gyromitra-esculenta.ts'
import { hericiumErinaceus } from './species/hericium-erinaceus.ts'
import { hydnumRepandum } from './species/hydnum-repandum.ts'
import { hypholomaFasciculare } from './species/hypholoma-fasciculare.ts'
import { kuehneromycesMutabilis } from './species/kuehneromyces-mutabilis.ts'
import { lactariusDeliciosus } from './species/lactarius-deliciosus.ts'
import { lactariusTorminosus } from './species/lactarius-torminosus.ts'
import { laetiporusSulphureus } from './species/laetiporus-sulphureus.ts'
import { lentinulaEdodes } from './species/lentinula-edodes.ts'
import { lepiotaBrunneoincarnata } from './species/lepiota-brunneoincarnata.ts'
import { macrolepiotaProcera } from './species/macrolepiota-procera.ts'
import { marasmiusOreades } from './species/marasmius-oreades.ts'
import { morchellaEsculenta } from './species/morchella-esculenta.ts'
import { omphalotusOlearius } from './species/omphalotus-olearius.ts'
import { pleurotusEryngii } from './species/pleurotus-eryngii.ts'
import { pleurotusOstreatus } from './species/pleurotus-ostreatus.ts'
import { psilocybeCubensis } from './species/psilocybe-cubensis.ts'
import { psilocybeSemilanceata } from './species/psilocybe-semilanceata.ts'
import { rubroboletusSatanas } from './species/rubroboletus-satanas.ts'
import { russulaVirescens } from './species/russula-virescens.ts'
import { sclerodermaCitrinum } from './species/scleroderma-citrinum.ts'
import { strophariaRugosoannulata } from './species/stropharia-rugosoannulata.ts'
import { trametesVersicolor } from './species/trametes-versicolor.ts'
import { volvariellaVolvacea } from './species/volvariella-volvacea.ts'
import type { GuideSample, ReferenceSample, SpeciesSample } from './types.ts'

export const species: SpeciesSample[] = [
  agaricusBisporus,
  agaricusCampestris,
  agaricusXanthodermus,
  amanitaCaesarea,
  amanitaMuscaria,
  amanitaPhalloides,
  amanitaVirosa,
  armillariaMellea,
  auriculariaAuriculaJudae,
  boletusEdulis,
  calvatiaGigantea,
  cantharellusCibarius,
  chlorophyllumMolybdites,
  clitocybeRivulosa,
  coprinopsisAtramentaria,
  coprinusComatus,
  cortinariusOrellanus,
  craterellusCornucopioides,
  flammulinaVelutipes,
  galerinaMarginata,
  ganodermaLucidum,
  grifolaFrondosa,
  gyromitraEsculenta,
  hericiumErinaceus,
  hydnumRepandum,
  hypholomaFasciculare,
  kuehneromycesMutabilis,
  lactariusDeliciosus,
  lactariusTorminosus,
  laetiporusSulphureus,
  lentinulaEdodes,
  lepiotaBrunneoincarnata,
  macrolepiotaProcera,
  marasmiusOreades,
  morchellaEsculenta,
  omphalotusOlearius,
  pleurotusEryngii,
  pleurotusOstreatus,
  psilocybeCubensis,
  psilocybeSemilanceata,
  rubroboletusSatanas,
  russulaVirescens,
  sclerodermaCitrinum,
  strophariaRugosoannulata,
  trametesVersicolor,
  volvariellaVolvacea,
]

export const guides: GuideSample[] = [
  kingOysterOnSupplementedSawdust,
  lionsManeOnHardwoodBlocks,
  oysterMushroomsOnStraw,
  reishiAntlersAndConks,
  shiitakeOnOakLogs,
  wineCapGardenBed,
]

export const references: ReferenceSample[] = [
  bedry2001,
  benjamin1995,
  bigwoodBeug1982,
  boa2004,
  bresinskyBesl1990,
  cfsHongKong2019,
  changMiles2004,
  christiansen1981,
  danel2001,
  demorest2024,
  enjalbert2002,
  enjalbert2004,
  gotvaldova2021,
  gotvaldova2022,
  indexFungorum,
  kabir1987,
  kalac2013,
  kalaras2017,
  klupp2015,
  knudsenVesterholt2012,
  laessoePetersen2019,
  michelotMelendezHowell2003,
  mori2009,
  nagano2010,
  pringleVellinga2006,
  royse2017,
  saviuc2010,
  stamets1996,
  stamets2000,
  usdaSr28,
  wasser2002,
  white2019,
]
