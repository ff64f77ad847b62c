import type { Language } from './site'

/**
 * What readers type that is no name as it stands, and what they must be offered, separated by semicolons:
 * `key` the answers that the key is offered with (`asks` for none), `season` the calendar of a month, `page` another page
 * that answers (`season`, `nutrition`, `recipes`, `growing-guide`, `products`, `orders`, `apply`, `contact`, `account`), `first` the beginning or a
 * pattern of the path of the first result, `help` whom to call, `deadly` the warning before deadly results, `texts` that
 * no name is found, `law` that the law controls them, `nothing`, `shops` the list of shops near a place or, `here`, near the reader.
 */
const lines = `
  en | mushroom on birch | key ground=trunk
  en | red mushroom with white spots | key colour=red&surface=warts; first amanita-muscaria
  en | brown mushroom on wood with ring | key ring=skirt&colour=brown&ground=trunk,stump
  en | white mushroom in lawn no ring | key ring=none&colour=white&ground=grass
  en | little brown mushrooms growing in a circle in my garden | key colour=brown&ground=grass&growth=ring
  en | orange bracket fungus on oak | key shape=bracket&colour=orange&ground=trunk
  en | yellow mushroom that turns blue when cut | key colour=yellow&flesh=blue
  en | mushroom that smells like anise | key smell=aniseed
  en | bolete with red pores that stains blue | key underside=pores&flesh=blue
  en | purple mushroom under pines | key colour=violet&ground=conifer
  en | white gills ring and a sac at the base | key shape=gills&ring=skirt&base=sac
  en | black spores on dung | key print=black&ground=dung
  en | mushroom with teeth under the cap | key underside=teeth
  en | coral shaped orange mushroom | key shape=coral&colour=orange
  en | puffball white in meadow | key shape=ball&colour=white&ground=grass
  en | slimey brown cap spongey underneath pine | key underside=pores&colour=brown&surface=slimy&ground=conifer
  en | brown cap not slimy, no ring | key ring=none&colour=brown
  en | clusters on a tree stump yellow | key colour=yellow&ground=stump&growth=tuft
  en | honeycomb cap in spring | key surface=folds
  en | green cap with white gills, skirt | key shape=gills&ring=skirt&colour=olive
  en | cap is not red but orange with gills | key shape=gills&colour=orange
  en | what is this mushroom | asks
  en | identify mushroom | asks
  en | which mushroom did I find? | asks
  en | mushroom identification help | asks
  en | edible mushrooms in november | season month=11
  en | what grows in october in spain | season region=iberia&month=10
  en | my child ate a mushroom | help
  en | dog ate mushroom in the yard | help
  en | vomiting after eating mushrooms | help
  en | I have eaten a death cap | help; first amanita-phalloides
  en | mushroom poisoning | help
  en | how long after eating do symptoms of death cap begin | first amanita-phalloides; deadly
  en | death cap look alike | first amanita-phalloides; deadly
  en | difference between chanterelle and false chanterelle | first (?:hygrophoropsis-aurantiaca|cantharellus-cibarius)
  en | is fly agaric edible | first amanita-muscaria
  en | can you eat honey fungus | first armillaria-mellea
  en | what does death cap look like | first amanita-phalloides; deadly
  en | where do morels grow | first (?:morchella-esculenta|gyromitra-esculenta|growing-guide/)
  en | how to cook chanterelles | first cantharellus-cibarius
  en | how to dry porcini | first boletus-edulis
  en | most poisonous mushroom | first /posts/ten-deadly-mushrooms
  en | cant sleep | first species/benefit/insomnia
  en | high blood pressure | first species/benefit/blood-pressure
  en | blood pressure | first species/benefit/blood-pressure
  en | blue oyster mushroom kit | first product/.*kit
  en | cheap grow bag | first product/
  en | liquid culture for lions mane | first (?:product/|hericium-erinaceus)
  en | deadly webcap print | first cortinarius-rubellus; deadly
  en | galerina tshirt | first galerina-marginata; deadly
  en | black trumpet | first craterellus-cornucopioides
  en | the sickener | first russula-emetica
  en | faloides | first amanita-phalloides; deadly
  en | amanita falloides | first amanita-phalloides; deadly
  en | orellanine symptoms | first cortinarius-
  en | how do I know if a mushroom is poisonous | asks
  en | safest mushrooms for beginners | asks
  en | lobster mushroom | nothing
  en | gypsy mushroom | nothing
  en | turkey tail mushroom | first trametes-versicolor
  en | qwzxv plmkj | nothing
  en | mushroom that makes you sick with alcohol | help; first (?:amanita-phalloides|coprinopsis-atramentaria)
  en | mushroom you cannot eat with wine | first coprinopsis-atramentaria
  en | can I eat mushrooms raw | first /posts/why-mushrooms-are-cooked
  en | how to dry mushrooms | first /posts/drying-and-storing-mushrooms
  en | how to take a spore print | first /(?:posts/how-to-read-a-spore-print|projects/spore-print-library)
  en | do I need a permit to pick mushrooms | first /posts/picking-law-spain-portugal-mexico-brazil
  en | porcini recipe | first /recipes/porcini-risotto
  en | chanterelle recipe | first /recipes/chanterelle-scrambled-eggs
  en | death cap recipe | first amanita-phalloides; deadly
  en | difference between morel and false morel | first gyromitra-esculenta; deadly
  en | honey fungus or galerina | first galerina-marginata; deadly
  en | where to buy dried porcini | first product/dried-porcini
  en | buy chanterelles online | first product/
  en | grow mushrooms on coffee grounds | first growing-guide/oysters-on-coffee-grounds
  en | diarrhea after eating wild mushrooms | help
  en | stomach cramps six hours after mushrooms | help
  en | liver failure mushroom | first (?:lepiota|pholiotina|galerina|amanita)-; help; deadly
  en | when do morels grow | first morchella-esculenta
  en | low carb mushrooms | page nutrition
  en | mushroom protein content | page nutrition
  en | glowing mushroom at night | first omphalotus-
  en | sick with alcohol | help; first coprinopsis-atramentaria
  en | can dogs eat mushrooms | first /posts/after-a-doubtful-meal
  en | how long do mushrooms last in the fridge | first /posts/(?:buying|drying-and-storing)-mushrooms
  en | green mold on grow bag | first growing-guide/
  en | my grow kit is not fruiting | first growing-guide/
  en | why are my mushrooms growing long stems | first growing-guide/
  en | mushrooms growing in my houseplant | key ground=soil
  en | are the mushrooms in my lawn poisonous | key ground=grass
  en | lions mane and warfarin | first hericium-erinaceus
  en | is it legal to pick mushrooms in spain | first /posts/picking-law-spain-portugal-mexico-brazil
  en | are psilocybin mushrooms legal | first /posts/picking-law-spain-portugal-mexico-brazil
  en | truffle price | first product/
  en | mushroom soup | first /recipes/
  en | when is morel season | first morchella-esculenta
  en | mushrooms for anxiety | first species/benefit/anxiety
  en | black mushroom that turns to ink | key colour=black; first coprinopsis-atramentaria
  en | baby put mushroom in mouth | help; first /posts/after-a-doubtful-meal
  en | is chaga safe with blood thinners | first inonotus-obliquus
  en | mushrooms that grow on dead trees | key ground=stump
  es | ¿qué seta es esta? | asks
  es | ¿Qué hongo es este? | asks
  es | identificar setas | asks
  es | ¿cómo se llama esta seta? | asks
  es | roja con puntos blancos | key colour=red&surface=warts; first amanita-muscaria
  es | seta blanca en el césped sin anillo | key ring=none&colour=white&ground=grass
  es | seta marrón con anillo en un tronco | key ring=skirt&colour=brown&ground=trunk; first (?:galerina-marginata|pholiotina-rugosa)
  es | ¿cómo se llama la seta marrón con anillo? | key ring=skirt&colour=brown
  es | amarilla con poros y se pone azul | key underside=pores&colour=yellow&flesh=blue
  es | sale leche naranja al cortarla, en un pinar | key flesh=orange-milk&ground=conifer
  es | no tiene láminas, tiene poros | key underside=pores
  es | sin anillo ni volva, sombrero gris | key ring=none&colour=grey
  es | sombrero verdoso, láminas blancas, volva y anillo | key shape=gills&ring=skirt&base=sac&colour=olive
  es | huele a harina en el prado | key smell=flour&ground=grass
  es | setas en racimo en la base de un chopo | key ground=broadleaf&growth=tuft
  es | naranja en un olivo | key colour=orange&ground=broadleaf
  es | hongo que crece en estiércol y azulea | key flesh=blue&ground=dung
  es | berde con berrugas | key colour=olive&surface=warts
  es | setas de octubre en asturias | season region=iberia&month=10
  es | qué setas hay en noviembre | season month=11
  es | mi perro ha comido una seta | help
  es | me he comido una seta venenosa | help
  es | intoxicación por setas | help
  es | vómitos después de comer setas | help
  es | mi hijo se ha tragado un hongo del jardín | help
  es | hongo de la pereza | texts
  es | senderillas | first marasmius-oreades
  es | xampinyó | first agaricus-bisporus
  es | rovelló | first lactarius-deliciosus
  es | pinetells | first lactarius-deliciosus
  es | guíscanos | first lactarius-deliciosus
  es | ou de reig | first amanita-caesarea
  es | kuleto | first amanita-caesarea
  es | rossinyols | first cantharellus-cibarius
  es | saltsa perretxiko | first cantharellus-cibarius
  es | gibelurdin | first russula-virescens
  es | zarrota | first macrolepiota-procera
  es | múrgola | first morchella-esculenta
  es | farinera borda | first amanita-phalloides; deadly
  es | pan do demo | first amanita-phalloides; deadly
  es | rebentabois | first amanita-(?:phalloides|muscaria)
  es | pixacà | first amanita-pantherina
  es | gírgola d'olivera | first omphalotus-olearius
  es | fredolic metzinós | first tricholoma-pardinum
  es | cicuta | first amanita-(?:verna|virosa|phalloides); deadly
  es | oronja blanca | first amanita-verna; deadly
  es | falso níscalo | first lactarius-(?:chrysorrheus|torminosus)
  es | en qué se diferencia el níscalo del falso níscalo | first lactarius-
  es | con qué se confunde la oronja verde | first amanita-phalloides; deadly
  es | boleto edulix | first boletus-
  es | amanita faloide | first amanita-phalloides; deadly
  es | síntomas de amanita phalloides | first amanita-phalloides; deadly
  es | cómo saber si una seta es venenosa | asks
  es | azúcar en sangre | first ganoderma-
  es | seta más venenosa | first /posts/ten-deadly-mushrooms
  es | no puedo dormir | first species/benefit/insomnia
  es | tensión alta | first species/benefit/blood-pressure
  es | sirope de cordyceps | first (?:product/|cordyceps-militaris)
  es | para qué sirve el reishi | first ganoderma-
  es | cómo cultivar shiitake en troncos | first growing-guide/
  es | sustrato para setas | first product/
  es | boleto negro | first boletus-aereus
  es | trompetas de la mort | first craterellus-cornucopioides
  es | cómo limpiar setas | first /posts/drying-and-storing-mushrooms
  es | se pueden comer crudas | first /posts/why-mushrooms-are-cooked
  es | por qué hay que cocinar las setas | first /posts/why-mushrooms-are-cooked
  es | seta que sienta mal con alcohol | first coprinopsis-atramentaria; texts
  es | receta de níscalos | first /recipes/saffron-milk-caps-with-potatoes
  es | revuelto de setas | first /recipes/chanterelle-scrambled-eggs
  es | multa por coger setas | first /posts/picking-law-spain-portugal-mexico-brazil
  es | hace falta permiso para recoger setas | first /posts/picking-law-spain-portugal-mexico-brazil
  es | me duele la barriga después de comer setas | help
  es | diferencia entre níscalo y falso níscalo | first lactarius-(?:chrysorrheus|torminosus)
  es | rebozuelo o seta de olivo | first omphalotus-olearius
  es | época de níscalos | first lactarius-deliciosus
  es | comprar micelio de shiitake | first product/
  es | colmenlla | first morchella-esculenta
  es | hongos que curan | first (?:species/type/medicinal|/posts/what-studies-of-medicinal-mushrooms-say)
  es | loyo | nothing
  es | se pueden recalentar las setas | first /posts/why-mushrooms-are-cooked
  es | cuánto duran las setas en la nevera | first /posts/(?:buying|drying-and-storing)-mushrooms
  es | se pueden comer setas en el embarazo | first /posts/what-studies-of-medicinal-mushrooms-say
  es | setas para niños | first /posts/after-a-doubtful-meal
  es | setas venenosas para perros | first /posts/after-a-doubtful-meal
  es | mi gato ha mordido una seta | help
  es | qué hago si he comido una seta venenosa | help; first /posts/after-a-doubtful-meal
  es | cuánto tardan en aparecer los síntomas | first /posts/after-a-doubtful-meal
  es | setas con gusanos se pueden comer | first /posts/drying-and-storing-mushrooms
  es | moho verde en la bolsa de cultivo | first growing-guide/
  es | por qué mis setas no crecen | first growing-guide/
  es | kit de cultivo no sale nada | first growing-guide/
  es | cuánto cuesta el kilo de trufa negra | first product/black-winter-truffle
  es | cuándo empieza la temporada de setas | page season
  es | setas que salen en invierno | page season
  es | cuándo salen los boletus | first boletus-
  es | setas en Soria en octubre | season region=iberia&month=10
  es | son legales los hongos en México | first /posts/picking-law-spain-portugal-mexico-brazil
  es | setas y sintrom | first /posts/what-studies-of-medicinal-mushrooms-say
  es | reishi y anticoagulantes | first ganoderma-
  es | setas para bajar el colesterol | first /posts/what-studies-of-medicinal-mushrooms-say
  es | setas para la memoria | first species/effect/memory
  es | setas con vitamina d | page nutrition; first /posts/mushrooms-sunlight-and-vitamin-d
  es | tacos de hongos | first /recipes/oyster-mushroom-tacos
  es | risotto de boletus | first /recipes/porcini-risotto
  es | hongo que huele a podrido con forma de pene | key smell=foul
  es | hongo en el tronco de mi árbol | key ground=trunk
  es | mi hija se metió una seta en la boca | help; first /posts/after-a-doubtful-meal
  es | setas y lactancia | first (?:flammulina-velutipes|/posts/what-studies-of-medicinal-mushrooms-say)
  es | croquetas de setas | page recipes
  es | setas en escabeche | first /recipes/refrigerator-pickled-buttons
  es | mosquitas en el cultivo de setas | first growing-guide/
  es | se pueden vender setas silvestres | first /posts/buying-mushrooms
  es | cuántos kilos de setas se pueden recoger por persona | first /posts/picking-law-spain-portugal-mexico-brazil
  es | cuchara de plata setas venenosas | first /posts/folk-tests-that-fail
  es | se pone verde la bolsa de setas | first growing-guide/
  pt | que cogumelo é este? | asks
  pt | identificar cogumelos | asks
  pt | qual é o nome deste cogumelo | asks
  pt | cogumelo vermelho com bolinhas brancas | key colour=red&surface=warts; first amanita-muscaria
  pt | cogumelo branco na grama sem anel | key ring=none&colour=white&ground=grass
  pt | marrom com anel em tronco de árvore | key ring=skirt&colour=brown&ground=trunk
  pt | não tem lâminas, tem poros amarelos | key underside=pores
  pt | cresce em esterco e fica azul | key flesh=blue&ground=dung
  pt | chapéu verde, lâminas brancas, volva | key shape=gills&base=sac&colour=olive
  pt | laranja em tocos, em cachos | key colour=orange&ground=stump&growth=tuft
  pt | cheira a anis, branco, no prado | key colour=white&smell=aniseed&ground=grass
  pt | cogumelos de outubro em Portugal | season region=iberia&month=10
  pt | comi um cogumelo do jardim | help
  pt | meu cachorro comeu um cogumelo | help
  pt | intoxicação por cogumelos | help
  pt | cogumelo mais venenoso | first (?:galerina-marginata|cortinarius-orellanus|lepiota-brunneoincarnata); deadly
  pt | não consigo dormir | first species/benefit/insomnia
  pt | pressão alta | first species/benefit/blood-pressure
  pt | para que serve a juba de leão | first hericium-erinaceus
  pt | amanita falóide | first amanita-phalloides; deadly
  pt | como saber se um cogumelo é venenoso | asks
  pt | cicuta verde | first amanita-phalloides; deadly
  pt | rebenta bois | first amanita-phalloides; deadly
  pt | kit de shimeji | first product/
  pt | como cultivar cogumelos em casa | first growing-guide/
  pt | como limpar cogumelos | first /posts/drying-and-storing-mushrooms
  pt | posso congelar cogumelos | first /posts/drying-and-storing-mushrooms
  pt | cogumelo que faz mal com álcool | first coprinopsis-atramentaria; texts
  pt | receita com shiitake | first /recipes/shiitake-noodle-soup
  pt | é proibido apanhar cogumelos | first /posts/picking-law-spain-portugal-mexico-brazil
  pt | meu filho comeu um cogumelo | help; first /posts/after-a-doubtful-meal
  pt | dor de barriga depois de comer cogumelos | help
  pt | diferença entre cantarelo e falso cantarelo | first (?:hygrophoropsis-aurantiaca|cantharellus-cibarius)
  pt | cultivar shiitake em toras | first growing-guide/shiitake-on-oak-logs
  pt | shitaque | first lentinula-edodes
  pt | cogumelo e amamentação | first (?:ganoderma-|flammulina-velutipes|/posts/what-studies-of-medicinal-mushrooms-say)
  pt | posso dar cogumelo para bebê | first /posts/after-a-doubtful-meal
  pt | quantos quilos de cogumelos posso apanhar | first /posts/picking-law-spain-portugal-mexico-brazil
  pt | cogumelo azul quando toca | key flesh=blue
  pt | o saco ficou verde | first growing-guide/
  pt | mofo verde no substrato | first growing-guide/
  pt | bolor verde no saco de cultivo | first growing-guide/
  pt | meu kit de cogumelos não cresce | first growing-guide/
  pt | cogumelo na dieta low carb | page nutrition
  pt | posso comer cogumelos na gravidez | first (?:ganoderma-|flammulina-velutipes|/posts/what-studies-of-medicinal-mushrooms-say)
  pt | quanto tempo dura cogumelo na geladeira | first /posts/drying-and-storing-mushrooms
  pt | como saber se o cogumelo estragou | first /posts/buying-mushrooms
  pt | cogumelo paris cru faz mal | first /posts/why-mushrooms-are-cooked
  pt | cachorro lambeu cogumelo | help
  pt | preço do quilo de shimeji | first product/
  pt | onde comprar cogumelos frescos | first product/
  pt | que cogumelos há no outono | page season
  pt | cogumelo amarelo no vaso de planta | key colour=yellow&ground=soil
  pt | cogumelo que brilha no escuro | first omphalotus-
  pt | cogumelo para ansiedade | first species/benefit/anxiety
  pt | míscaros | first tricholoma-equestre; deadly
  pt | estrogonofe de cogumelos | first /recipes/mushroom-stroganoff
  en | how long until symptoms death cap | help; first amanita-phalloides
  en | emergency number poison spain | help; first /posts/after-a-doubtful-meal
  en | my husband ate wild mushrooms and has stomach pains | help; first /posts/after-a-doubtful-meal
  en | toddler licked toadstool | help
  es | devolver después de comer setas | help; first /posts/after-a-doubtful-meal
  es | He probado una seta y me duele la barriga | help
  es | llevo toda la noche devolviendo por las setas | help
  es | el niño a chupado un ongo | help
  es | a las cuantas horas dan sintomas las setas venenosas | help
  pt | comi cogumelos e estou a vomitar | help
  pt | telefone antivenenos | help
  pt | quanto tempo demora a intoxicaçao por cogumelos | help; first /posts/after-a-doubtful-meal
  en | rovellons | first lactarius-deliciosus
  es | rovellons | first lactarius-deliciosus
  es | rovellons de cabra | first lactarius-torminosus
  es | fredolics metzinosos | first tricholoma-pardinum
  es | llenegues | first hygrophorus-latitabundus
  es | moixernons | first calocybe-gambosa
  es | xampinyons | first agaricus-bisporus
  es | pixacans | first amanita-pantherina
  es | pollancrons | first cyclocybe-aegerita
  es | siurenys | first boletus-
  es | cogomes bordes | first amanita-phalloides; deadly
  es | farineres bordes | first amanita-phalloides; deadly
  es | hiltzaile berdea | first amanita-phalloides; deadly
  es | pans do demo | first amanita-phalloides; deadly
  es | onddoak | first boletus-
  es | onddo beltzak | first boletus-aereus
  es | gibelurdina | first russula-virescens
  es | kuletoak | first amanita-caesarea
  es | galanpernak | first macrolepiota-procera
  es | zarrotas | first macrolepiota-procera
  es | boletus que azulea es malo | key flesh=blue
  es | receta con boletus congelados | first /recipes/porcini-risotto
  es | arroz con rebozuelos | first /recipes/
  es | tortilla de rebozuelos | first /recipes/chanterelle-scrambled-eggs
  en | omelette with morels | first /recipes/morels-in-cream-on-toast
  es | pleurotus ostreatus kit envio portugal | first product/
  en | jackolantern vs chantrelle | first omphalotus-
  en | deathcap or paddy straw | first amanita-phalloides; deadly
  es | camasecs | first marasmius-oreades
  es | esclatasangs | first lactarius-sanguifluus
  en | mushrooms with no gills but holes underneath | key underside=pores
  es | seta que huele a lejia | key smell=ink
  en | bleach smelling yellow staining mushroom | key colour=yellow&smell=ink; first agaricus-xanthodermus
  pt | cogumelo fedido parece um pau | key smell=foul
  en | iron in mushrooms | page nutrition
  es | las setas engordan | page nutrition
  es | que setas hay ahora | page season
  es | setas en primavera asturias | season region=iberia
  pt | epoca dos cogumelos portugal | season region=iberia
  es | que setas salen en marzo en extremadura | season region=iberia&month=3
  pt | cogumelos nos pinhais em novembro | season month=11
  es | carnet de setas | first /posts/picking-law-spain-portugal-mexico-brazil
  pt | congelar míscaros | first tricholoma-equestre
  pt | cogumelo da morte | first amanita-phalloides; texts
  en | poisonous mushrooms california | first amanita-ocreata; texts
  es | hongos venenosos argentina | first amanita-; texts
  pt | cogumelos venenosos portugal | first tricholoma-equestre; texts
  pt | posso comer cogumelo que nasceu no quintal | asks
  en | can i eat the mushrooms in my garden | key ground=grass
  es | puedo comer las setas que salen en mi jardin | key ground=grass
  es | seta de cesped se puede comer | key ground=grass
  es | q seta es esta marron con anillo | key ring=skirt&colour=brown
  es | hola que seta es una blanca con el pie gordo que sale en el jardin | key colour=white&ground=grass
  pt | que cogumelo é esse branco que nasce na grama | key colour=white&ground=grass
  en | big white mushroom in grass safe to eat | key colour=white&ground=grass
  en | mushroom looks like a brain | key surface=folds; first gyromitra-esculenta
  en | red cap white stem snaps like chalk | key colour=red&flesh=chalk
  en | smells like radish | key smell=radish; first cortinarius-rubellus
  es | seta blanca debajo de encinas con bolsa en la base | key base=sac&colour=white&ground=broadleaf
  es | seta naranja en tronco de olivo | key colour=orange&ground=broadleaf,trunk
  es | seta que suelta leche blanca | key flesh=white-milk
  pt | bola branca no pasto | key shape=ball&colour=white&ground=grass
  pt | cogumelo que nasce no esterco de vaca | key ground=dung
  pt | cogumelo com leite laranja | key flesh=orange-milk
  pt | cogumelo com anel e saco na base branco | key ring=skirt&base=sac
  en | puffballs edible | key shape=ball
  en | can i eat shaggy mane | first coprinus-comatus
  en | can I eat amanita | first amanita-; deadly
  en | can my dog eat shiitake | first lentinula-edodes
  en | is jack o lantern mushroom deadly | first omphalotus-
  en | destroying angle | first amanita-; deadly
  en | chantarelle mushrooms | first cantharellus-cibarius
  en | shitake mushrooms recipe | first /recipes/shiitake-noodle-soup
  en | agaricus blazei | first agaricus-subrufescens
  en | boletus satanas | first rubroboletus-satanas
  en | coprinus atramentarius | first coprinopsis-atramentaria
  en | pholiota mutabilis | first kuehneromyces-mutabilis
  en | clitocybe amoenolens | first paralepistopsis-amoenolens
  en | lepiota rhacodes | first chlorophyllum-rhacodes
  en | tramates versicolor | first trametes-versicolor
  en | cortinar | first cortinarius-; deadly
  en | gyromitr | first gyromitra-esculenta; deadly
  en | silver spoon test | first /posts/folk-tests-that-fail
  en | does cooking destroy mushroom poison | first /posts/why-mushrooms-are-cooked
  en | mushroom spawn portugal | first product/micelio-serra-velha
  en | gluten free mushroom powder | first product/
  es | mi perra se a comido una seta q hago | help; first /posts/after-a-doubtful-meal
  es | comi hongos y tengo diarrea | help
  es | huitlacoche | first mycosarcoma-maydis
  es | cuitlacoche tacos | first mycosarcoma-maydis
  es | niscalos con patatas | first /recipes/saffron-milk-caps-with-potatoes
  es | champinones al ajillo | first /recipes/garlic-button-mushrooms
  es | boletus edulis precio kilo | first product/
  es | kit seta ostra | first product/windowsill-oyster-kit
  es | como cultivar setas en casa facil | first growing-guide/
  es | cultivar champiñones en el sotano | first growing-guide/buttons-from-ready-compost
  es | matamoscas | first amanita-muscaria
  es | se come la amanita rubescens | first amanita-rubescens; deadly
  es | galerina marginata o seta de chopo | first galerina-marginata; deadly
  es | lepiota pequeña mortal | first lepiota-; deadly
  es | tricholoma georgii | first calocybe-gambosa; deadly
  es | boletus luteus | first suillus-luteus
  es | psilocibe | first psilocybe-
  es | digüeñe | first cyttaria-darwinii
  es | cucumelo | first psilocybe-cubensis
  es | cola de pavo y cancer | first trametes-versicolor
  es | con que se confunde la senderuela | first marasmius-oreades
  pt | tortulhos | first boletus-edulis
  pt | sanchas | first lactarius-deliciosus
  pt | silarcas | first amanita-ponderosa
  pt | frade | first macrolepiota-procera
  pt | orelha de judas | first auricularia-auricula-judae
  pt | shimeji receita | first /recipes/
  pt | risoto de cogumelos | first /recipes/porcini-risotto
  pt | strogonof de cogumelo | first /recipes/mushroom-stroganoff
  pt | funghi seco | first product/dried-porcini-slices
  pt | lojas de cogumelos em são paulo | first vendor/sitio-chapeu-de-barro; shops São Paulo, Brasil
  pt | lojas de cogumelos em Lisboa | shops Lisboa, Portugal
  pt | onde comprar cogumelos no Porto | shops Porto, Portugal
  pt | loja cogumelos rio de janeiro | shops Rio de Janeiro, Brasil
  pt | lojas em Portugal | first (?:dropshipping|wholesale|vendor)/
  es | Tiendas de setas en Madrid | shops Madrid, España
  es | vendedores cerca de Valencia | shops Valencia, España
  es | dónde comprar setas en La Coruña | shops A Coruña, España
  es | comprar níscalos en Cuenca | shops Cuenca, España
  es | kit de cultivo en Sevilla | shops Sevilla, España; first product/
  es | comprar amanita phalloides en Madrid | first amanita-phalloides; deadly
  es | comprar hongos alucinógenos en Madrid | first psilocybe-
  es | setas en Soria | first boletus-
  en | mushroom shops in Portland | shops Portland, OR
  en | where to buy mushrooms near Barcelona | shops Barcelona, Spain
  en | lions mane kit in Seattle | shops Seattle, WA; first product/
  en | mushroom shops in Oregon | first vendor/
  en | portobello shop | first product/
  en | recipe with boletus edullis | first /recipes/
  en | is amanita phaloides deadly | first amanita-phalloides; deadly
  en | where does amanita muscarria grow | first amanita-muscaria
  en | can you eat gyromitra esculentta | first gyromitra-esculenta; deadly
  es | comprar lactarius deliciosis | first product/(?:camiseta-niscalo|pine-wood-saffron-milk-caps)
  es | comprar amanita phaloides | first amanita-phalloides; deadly
  es | confusiones de lactarius delisiosus | first lactarius-deliciosus
  es | galerina marjinata en madera | first galerina-marginata; deadly
  pt | kit de ganoderma lucidun | first product/
  pt | cortinarius rubellos perigo | first cortinarius-rubellus; deadly
  pt | substrato para shiitake | first product/shiitake-log-kit
  pt | amanita dos cesares | first amanita-caesarea; deadly
  pt | anjo destruidor | first amanita-; deadly
  pt | chapéu da morte | first amanita-phalloides; deadly
  pt | míscaro amarelo perigo | first tricholoma-equestre; deadly
  pt | minha cadela comeu um cogumelo do jardim | help
  pt | a criança pôs um cogumelo na boca | help; first /posts/after-a-doubtful-meal
  en | both of us threw up an hour after the wild mushroom risotto | help; first /posts/after-a-doubtful-meal
  en | my puppy just chewed up a mushroom on our walk, what now | help; first /posts/after-a-doubtful-meal
  en | had a beer after ink caps heart racing | help
  es | ayuda mi nene se comio un honguito del pasto | help; first /posts/after-a-doubtful-meal
  es | mi suegra esta con colitis por las setas del domingo | help
  es | le di un mordisco a una seta del monte | help
  pt | numero do ciave | help
  pt | o meu cão trincou um cogumelo no parque | help
  en | buy magic mushrooms | first psilocybe-; law
  en | where to buy psilocybin mushrooms | first psilocybe-; law; texts
  en | magic mushroom grow kit | first psilocybe-; law
  es | comprar hongos magicos | first psilocybe-; law
  es | kit de hongos alucinogenos | first psilocybe-; law
  es | esporas de cubensis | first (?:panaeolus|psilocybe)-; law
  pt | comprar cogumelo magico | first psilocybe-; law
  en | amanita muscaria gummies | first amanita-muscaria; deadly
  pt | amanita muscária comprar | first amanita-muscaria; deadly
  en | price of dried morels per pound | first product/mountain-morels-dried
  es | cuanto vale el kilo de niscalos | first product/
  es | recetas con boletus secos | first /recipes/porcini-risotto
  es | crema de setas | first /recipes/
  en | is it ok to eat mushrooms that got slimy in the fridge | first /posts/buying-mushrooms
  en | mushroom that looks like a sponge on a stick | key surface=folds&ground=stump
  es | seta que parece una esponja | key surface=folds
  en | mushroom pizza | page recipes
  es | pizza de boletus | first /recipes/porcini-risotto
  pt | cogumelo porcine | first boletus-edulis
  pt | cogumelos perto de Coimbra | shops Coimbra, Portugal
  es | como se quita el gusano de los boletus | first boletus-
  es | en que mes salen las setas | page season
  pt | mushroom risotto | first /recipes/porcini-risotto
  pt | seta de cardo | first pleurotus-eryngii
  en | agaricus muscaria | first amanita-muscaria; deadly
  es | agaricus phalloides | first amanita-phalloides; deadly
  en | agaricus deliciosus | first lactarius-deliciosus
  en | agaricus esculenta | first gyromitra-esculenta; deadly
  en | gigantic mushroom | first calvatia-gigantea
  en | shimeji | first pleurotus-ostreatus
  pt | o que é shimeji | first pleurotus-ostreatus
  pt | cogumelo do mario | first /projects/school-log-garden
  es | perrechico | first calocybe-gambosa
  pt | níscaros | first tricholoma-equestre; deadly
  pt | diferença entre shimeji e shitake | first (?:lentinula-edodes|pleurotus-ostreatus)
  en | shroom spores for sale | first psilocybe-; law; texts
  en | shrooms | first psilocybe-; law
  en | birch polypore benefits | first fomitopsis-betulina
  en | what is the deadliest mushroom in the world | first galerina-marginata; texts
  en | what is a veil | first glossary#veil
  en | what is mycelium | first glossary#mycelium
  es | que es la volva | first glossary#volva
  es | que es el micelio | first glossary#mycelium
  es | esporada que es | first glossary#spore-print
  pt | o que é micélio | first glossary#mycelium
  en | what does gills attached mean | texts
  en | difference between gills and pores | first /posts/
  es | que es esta seta marron con anillo | key ring=skirt&colour=brown
  en | what could this brown mushroom with a ring be | key ring=skirt&colour=brown
  es | oye que seta puede ser una que es marron con agujeritos debajo y crece en los pinos | key underside=pores&colour=brown&ground=conifer
  en | spore print how to | first /posts/how-to-read-a-spore-print
  en | where can i find truffles | first tuber-melanosporum
  en | mushroom knife | first product/knife-and-brush-roll
  es | navaja setera | first product/knife-and-brush-roll
  es | cesta para setas | first product/
  en | mushroom gift | page products
  es | regalos para micologos | page products
  pt | presente para quem gosta de cogumelos | page products
  en | grow kit shipping to spain | first product/.*kit
  es | kit para cultivar setas en casa | first product/.*kit
  es | cuanto tardan en salir las setas del kit | first growing-guide/
  en | order status | page orders
  es | mi pedido | page orders
  es | quiero devolver un pedido | page orders
  pt | onde está a minha encomenda | page orders
  en | shipping cost | page products
  es | envios a canarias | page products
  pt | frete grátis | page products
  en | become a seller | page apply
  es | vender en la web | page apply
  pt | quero vender meus cogumelos | page apply
  en | contact | page contact
  es | como contactar | page contact
  en | forgot password | page account
  es | he olvidado la contraseña | page account
  pt | esqueci a senha | page account
  en | mushroom shop online | shops here
  es | tiendas de setas | shops here
  pt | loja online de cogumelos | shops here
  es | setas no comestibles | first species/type/poisonous
  pt | cogumelos não comestíveis | first species/type/poisonous
  en | mushroom benefits | first (?:species/type/medicinal|/posts/what-studies-of-medicinal-mushrooms-say)
  es | beneficios de las setas | first (?:species/type/medicinal|/posts/what-studies-of-medicinal-mushrooms-say)
  es | seta que brilla en la oscuridad | first omphalotus-
  pt | grávida pode comer cogumelo | first (?:/posts/what-studies-of-medicinal-mushrooms-say|flammulina-velutipes|lactarius-chrysorrheus)
  en | i ate a raw morel and feel sick | help; first morchella-esculenta
  es | mi hija de dos años ha comido un hongo del parque | help; first /posts/after-a-doubtful-meal
  en | symptoms 10 hours after eating mushrooms | help; first /posts/after-a-doubtful-meal
  pt | sintomas de envenenamento por cogumelos | help
  en | death cap vs paddy straw mushroom | first amanita-phalloides; deadly
  en | chanterelle vs jack o lantern | first omphalotus-
  en | enoki vs galerina | first galerina-marginata; deadly
  en | porcini vs bitter bolete | first tylopilus-felleus
  es | rebozuelo vs falso rebozuelo | first hygrophoropsis-aurantiaca
  es | diferencia entre boletus edulis y boletus satanas | first rubroboletus-satanas
  en | LIONS MANE | first hericium-erinaceus
  es | CHAMPIÑÓN | first agaricus-bisporus
  es | NISCALOS | first lactarius-deliciosus
  en | chagga | first inonotus-obliquus
  en | turky tail | first trametes-versicolor
  en | porchini | first boletus-edulis
  en | gyrometra | first gyromitra-esculenta; deadly
  es | callampa | first suillus-luteus
  es | hongo blanco | first boletus-edulis
  es | seta coliflor | first sparassis-crispa
  es | lengua de vaca | first hydnum-repandum
  es | seta de burro | texts
  es | galerna marginata | first galerina-marginata; deadly
  es | bolteus edulis | first boletus-edulis
  pt | tortulho | first boletus-edulis
  pt | pleurotos | first pleurotus-
  pt | boleto edulis | first boletus-edulis
  en | tall white mushroom with a skirt and bulb at the bottom | key ring=skirt&base=bulb&colour=white
  en | i found a brown mushroom with a ring growing on a dead log in my yard is it edible | key ring=skirt&colour=brown&ground=stump
  es | una seta marron que ha salido en el cesped de mi casa es venenosa | key colour=brown&ground=grass
  pt | cogumelo laranja na madeira | key colour=orange&ground=trunk,stump
  es | setas en diciembre cataluña | season region=iberia&month=12
  en | mushrooms in september uk | season region=northern-europe&month=9
  pt | licença para apanhar cogumelos | first /posts/picking-law-spain-portugal-mexico-brazil
  en | vegan mushroom recipes | first /recipes/
  es | setas a la plancha | first /recipes/
  en | amanita muscaria vs amanita caesarea | first amanita-muscaria; deadly
  es | boletus edulis o boletus satanas | first rubroboletus-satanas
  es | hongo que crece en el maiz | first mycosarcoma-maydis
  en | mushrooms for immune system | first (?:ganoderma|agaricus-subrufescens)
  es | hongos para el sistema inmune | first (?:ganoderma|agaricus-subrufescens)
  en | my son licked a red mushroom with white dots | help; first amanita-muscaria
  en | toddler ate mushroom from grass no symptoms yet | help; first /posts/after-a-doubtful-meal
  en | vet mushroom poisoning dog seizures | help; first /posts/after-a-doubtful-meal
  es | que significa decurrente | first glossary#decurrent
  pt | o que significa decurrente | first glossary#decurrent
  es | ONGOS BENENOSOS | first (?:pholiotina|amanita|galerina|lepiota)-; texts
  es | digueñes | first cyttaria-darwinii
  es | pancita hongo | first boletus-edulis
  pt | criadilhas | first terfezia-arenaria
  pt | ESTOU GRÁVIDA POSSO COMER COGUMELO | first /posts/what-studies-of-medicinal-mushrooms-say
  pt | cogumelo eryngui receita | first /recipes/king-oyster-with-white-beans
  pt | cultivo de cogumelos na borra de café | first growing-guide/oysters-on-coffee-grounds; texts
  pt | cogumelo do tipo bola branca gigante | key shape=ball&colour=white
  en | weird orange slimy thing on mulch | key colour=orange&surface=slimy&ground=stump
`

type Offer =
  | 'key'
  | 'asks'
  | 'season'
  | 'page'
  | 'first'
  | 'help'
  | 'deadly'
  | 'texts'
  | 'law'
  | 'nothing'
  | 'shops'

export const readerQueries = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [language = '', query = '', expected = ''] = line.split(' | ').map((part) => part.trim())
    return {
      language: language as Language,
      query,
      expected: expected.split('; ').map((one) => {
        const [what = '', ...value] = one.split(' ')
        return [what as Offer, value.join(' ')] as const
      }),
    }
  })
