import type { GuideSample } from '@sample/types'

export const reishiAntlersAndConks: GuideSample = {
  slug: 'reishi-antlers-and-conks',
  title: {
    en: 'Reishi antlers and conks indoors',
    es: 'Reishi en interior: astas y repisas',
    pt: 'Reishi em ambiente interno: chifres e conchas',
  },
  summary: {
    en: 'One block, two mushrooms: in a closed bag reishi grows into antlers, in fresh air into lacquered fans. Three slow months, and a great deal of brown dust at the end.',
    es: 'Un bloque, dos setas: en bolsa cerrada el reishi crece como astas; con aire fresco, como abanicos lacados. Tres meses lentos y mucho polvo pardo al final.',
    pt: 'Um bloco, dois cogumelos: em saco fechado o reishi cresce como chifres; com ar fresco, como leques laqueados. Três meses lentos e muito pó marrom no fim.',
  },
  species: ['ganoderma-lingzhi', 'ganoderma-lucidum'],
  difficulty: 'intermediate',
  conditions: {
    spawnRunCelsius: { min: 21, max: 27 },
    fruitingCelsius: { min: 21, max: 27 },
    humidityPercent: { min: 90, max: 95 },
    daysToHarvest: { min: 84, max: 108 },
    substrate: {
      en: 'Hardwood sawdust with at most a tenth of bran, sterilised',
      es: 'Serrín de frondosas con una décima parte de salvado como máximo, esterilizado',
      pt: 'Serragem de folhosas com no máximo um décimo de farelo, esterilizada',
    },
    source: 'stamets-2000',
  },
  container: 'block',
  stages: [
    { stage: 'colonisation', days: { min: 10, max: 20 }, celsius: { min: 21, max: 27 } },
    {
      stage: 'pinning',
      days: { min: 14, max: 28 },
      celsius: { min: 21, max: 27 },
      humidityPercent: { min: 95, max: 100 },
      co2Ppm: { min: 20000, max: 40000 },
    },
    {
      stage: 'fruiting',
      days: { min: 60, max: 60 },
      celsius: { min: 21, max: 27 },
      humidityPercent: { min: 90, max: 95 },
      co2Ppm: { min: 0, max: 2000 },
    },
  ],
  shoppingList: [
    {
      name: {
        en: 'Hardwood sawdust or untreated pellets, and at most 10% of bran: reishi needs little food and much time, and rich blocks go mouldy',
        es: 'Serrín de frondosas o pellets sin tratar y, como mucho, un 10 % de salvado: el reishi pide poco alimento y mucho tiempo, y los bloques ricos se enmohecen',
        pt: 'Serragem de folhosas ou pellets sem tratamento e, no máximo, 10% de farelo: o reishi pede pouco alimento e muito tempo, e blocos ricos mofam',
      },
      soldIn: 'growing/supplies/substrate',
    },
    {
      name: {
        en: 'Large heat-resistant bags with a filter patch and plenty of empty space above the block',
        es: 'Bolsas grandes resistentes al calor, con filtro y amplio espacio libre sobre el bloque',
        pt: 'Sacos grandes resistentes ao calor, com filtro e bastante espaço livre sobre o bloco',
      },
      soldIn: 'growing/supplies/grow-bags',
    },
    {
      name: { en: 'Grain spawn', es: 'Micelio en grano', pt: 'Micélio em grão' },
      soldIn: 'growing/supplies/grain-spawn',
    },
    {
      name: {
        en: 'A pressure cooker for 1 bar (15 psi, 121 °C)',
        es: 'Una olla a presión para 1 bar (15 psi, 121 °C)',
        pt: 'Uma panela de pressão para 1 bar (15 psi, 121 °C)',
      },
      soldIn: 'growing/equipment/pressure-sterilizers',
    },
    {
      name: {
        en: 'A warm place, 21–27 °C, with soft light',
        es: 'Un lugar cálido, a 21–27 °C, con luz suave',
        pt: 'Um lugar quente, a 21–27 °C, com luz suave',
      },
    },
  ],
  content: {
    en: `Reishi listens to the air. Where carbon dioxide builds up it sends out smooth, branching fingers, called antlers; where the air is fresh it spreads a kidney-shaped, lacquered cap, the conk. Both grow from the same block, and the grower decides with a pair of scissors. Most of what is sold as spawn under the name _Ganoderma lucidum_ is the closely related Asian _Ganoderma lingzhi_; both are grown in the same way.

## The block

1. Mix sawdust and bran, wet to about 60%, and fill 1.5 to 2 kg per bag.
2. Sterilise at 121 °C for two and a half hours. Check valve, gasket and water first, stay nearby, and let the pressure fall by itself.
3. Inoculate cool, in a still-air box, with 5–10% of spawn; keep flames away from alcohol.
4. Seal the bag with air inside and keep it at 21–27 °C.

Colonisation takes 10 to 20 days. The surface then becomes a tough white skin, which later turns yellow and orange. That is no disease.

## Antlers

Leave the bag closed. With the carbon dioxide of a sealed bag, 20,000 ppm and more by Stamets’ figures, white knobs rise within two to four weeks and lengthen into fingers with pale tips, red and glossy below. Turn the bag now and then: they lean towards the light. If it is never opened, the block makes only antlers. They are ready when the white tips have turned yellow or red.

## Conks

1. When antlers are 5–10 cm long, cut the bag open at the top, or cut holes beside the strongest tips.
2. Give fresh air several times an hour, so that carbon dioxide stays below 2,000 ppm, and 90–95% humidity.
3. Within days the tips flatten and spread into fans with a white growing edge.
4. Do not touch the edge: every fingerprint stays. Mist walls, not caps.
5. After about two months the white edge turns brown and growth is over.

## Harvest and drying

Cut or twist off antlers and conks before the brown dust becomes thick. Brush them, slice while fresh, since dry reishi is as hard as wood, and dry at 40–50 °C until the slices snap. Store airtight in the dark. A second crop sometimes follows on the same block.

## Brown dust

Ripe conks shed spores for weeks: a cocoa-coloured powder on shelves, walls and in the lungs. Grow outside living rooms, ventilate to the outdoors, harvest at the first dust, wear a particle mask, wipe wet and do not sweep. People with asthma or other lung disease should leave conks to others; antlers make hardly any spores.

## What it is for

Reishi is too woody and bitter to eat. In East Asian tradition slices are simmered in water. Laboratory and small human studies exist, but none of them makes it a medicine. It may thin the blood and change the effect of medicines; whoever takes anticoagulants, is pregnant or awaits an operation should ask a doctor first.

## When it fails

- **Green or black mould:** carry the bag out closed. Less bran, longer sterilising.
- **Hard orange skin, no knobs:** too cold or too dry. Raise to 24–27 °C and wait.
- **Antlers that never flatten:** still too much carbon dioxide; open wider.
- **Edge dries brown within days:** humidity too low. Growth may restart if it is raised at once.
- **Sour smell, yellow liquid in quantity:** bacteria; a few amber drops alone are normal.`,
    es: `El reishi escucha al aire. Donde se acumula dióxido de carbono saca dedos lisos y ramificados, las llamadas astas; donde el aire es fresco extiende un píleo lacado en forma de riñón, la repisa. Ambas nacen del mismo bloque, y el cultivador decide con unas tijeras. La mayor parte del micelio que se vende como _Ganoderma lucidum_ es de la especie asiática _Ganoderma lingzhi_; ambas se cultivan igual.

## El bloque

1. Mezcla serrín y salvado, humedece hasta un 60 % y llena 1,5 a 2 kg por bolsa.
2. Esteriliza a 121 °C durante dos horas y media. Comprueba antes válvula, junta y agua, quédate cerca y deja que la presión baje sola.
3. Siembra en frío, en una caja de aire quieto, con un 5–10 % de micelio; el alcohol, lejos de cualquier llama.
4. Cierra la bolsa con aire dentro y mantenla a 21–27 °C.

La colonización lleva de 10 a 20 días. Después la superficie se vuelve una piel blanca y dura que amarillea y toma color naranja. No es una enfermedad.

## Astas

Deja la bolsa cerrada. Con el dióxido de carbono de una bolsa sellada, de 20 000 ppm en adelante según Stamets, en dos a cuatro semanas asoman bultos blancos que se alargan en dedos de punta clara, rojos y brillantes por debajo. Gira la bolsa de vez en cuando, porque se inclinan hacia la luz. Si no se abre nunca, el bloque dará solo astas. Están listas cuando las puntas blancas se han vuelto amarillas o rojas.

## Repisas

1. Cuando las astas midan 5–10 cm, abre la bolsa por arriba o corta agujeros junto a las puntas más fuertes.
2. Renueva el aire varias veces por hora, de modo que el dióxido de carbono quede por debajo de 2000 ppm, con 90–95 % de humedad.
3. En pocos días las puntas se aplanan y se abren en abanicos de borde blanco.
4. No toques ese borde: cada huella queda marcada. Rocía las paredes, no los píleos.
5. Al cabo de unos dos meses el borde blanco se oscurece y el crecimiento termina.

## Cosecha y secado

Corta o arranca astas y repisas antes de que el polvo pardo sea espeso. Cepíllalas, córtalas en lonchas en fresco, porque seco el reishi es duro como la madera, y sécalas a 40–50 °C hasta que se quiebren. Guárdalas en un recipiente hermético y a oscuras. A veces el mismo bloque da una segunda oleada.

## El polvo pardo

Las repisas maduras sueltan esporas durante semanas: un polvo color cacao en estantes, paredes y pulmones. Cultiva fuera de las habitaciones, ventila hacia el exterior, cosecha al primer polvo, usa mascarilla de partículas y limpia con paño húmedo, sin barrer. Quien tenga asma u otra enfermedad pulmonar debe dejar las repisas a otros; las astas apenas forman esporas.

## Para qué sirve

El reishi es demasiado leñoso y amargo para comerlo. En la tradición de Asia oriental se cuecen las láminas en agua a fuego lento. Hay estudios de laboratorio y pequeños estudios en personas, pero ninguno lo convierte en medicamento. Puede dificultar la coagulación y alterar el efecto de los fármacos; quien tome anticoagulantes, esté embarazada o espere una operación debe preguntar antes al médico.

## Cuando sale mal

- **Moho verde o negro:** saca la bolsa cerrada. Menos salvado y más tiempo de esterilización.
- **Piel naranja dura y sin bultos:** frío o sequedad. Sube a 24–27 °C y espera.
- **Astas que no se aplanan:** aún sobra dióxido de carbono; abre más.
- **El borde se seca en pocos días:** humedad baja. Si se corrige enseguida, puede volver a crecer.
- **Olor agrio y mucho líquido amarillo:** bacterias; unas pocas gotas ámbar son normales.`,
    pt: `O reishi escuta o ar. Onde o gás carbônico se acumula, lança dedos lisos e ramificados, os chamados chifres; onde o ar é fresco, abre um chapéu laqueado em forma de rim, a concha. Os dois nascem do mesmo bloco, e o cultivador decide com uma tesoura. A maior parte do micélio vendido como _Ganoderma lucidum_ é da espécie asiática _Ganoderma lingzhi_; o cultivo é igual.

## O bloco

1. Misture serragem e farelo, umedeça até 60% e ponha de 1,5 a 2 kg por saco.
2. Esterilize a 121 °C por duas horas e meia. Confira antes a válvula, a borracha e a água, fique por perto e deixe a pressão baixar sozinha.
3. Inocule com o bloco frio, em caixa de ar parado, com 5–10% de micélio; álcool longe de qualquer chama.
4. Feche o saco com ar dentro e mantenha a 21–27 °C.

A colonização leva de 10 a 20 dias. Depois a superfície vira uma pele branca e dura, que amarela e ganha cor laranja. Não é doença.

## Chifres

Deixe o saco fechado. Com o gás carbônico de um saco vedado, de 20.000 ppm para cima segundo Stamets, em duas a quatro semanas surgem saliências brancas que se alongam em dedos de ponta clara, vermelhos e brilhantes embaixo. Gire o saco de vez em quando, pois eles se inclinam para a luz. Se nunca for aberto, o bloco dará só chifres. Estão prontos quando as pontas brancas ficarem amarelas ou vermelhas.

## Conchas

1. Quando os chifres tiverem 5–10 cm, abra o saco por cima ou corte furos junto às pontas mais fortes.
2. Renove o ar várias vezes por hora, de modo que o gás carbônico fique abaixo de 2.000 ppm, com 90–95% de umidade.
3. Em poucos dias as pontas se achatam e se abrem em leques de borda branca.
4. Não toque nessa borda: cada impressão digital fica marcada. Borrife as paredes, não os chapéus.
5. Depois de uns dois meses a borda branca escurece e o crescimento acaba.

## Colheita e secagem

Corte ou torça chifres e conchas antes que o pó marrom fique espesso. Escove, fatie ainda fresco, porque seco o reishi é duro como madeira, e seque a 40–50 °C até as fatias estalarem. Guarde em recipiente hermético, no escuro. Às vezes o mesmo bloco dá um segundo fluxo.

## O pó marrom

Conchas maduras soltam esporos por semanas: um pó cor de cacau em prateleiras, paredes e pulmões. Cultive fora dos cômodos de uso, ventile para o exterior, colha ao primeiro pó, use máscara de partículas e limpe com pano úmido, sem varrer. Quem tem asma ou outra doença pulmonar deve deixar as conchas para outros; os chifres quase não formam esporos.

## Para que serve

O reishi é lenhoso e amargo demais para comer. Na tradição do Leste Asiático, as fatias são cozidas em água, em fogo baixo. Existem estudos de laboratório e pequenos estudos em pessoas, mas nenhum faz dele um remédio. Pode dificultar a coagulação e alterar o efeito de medicamentos; quem toma anticoagulantes, está grávida ou espera uma cirurgia deve antes perguntar ao médico.

## Quando dá errado

- **Bolor verde ou preto:** leve o saco para fora, fechado. Menos farelo e mais tempo de esterilização.
- **Pele laranja dura e sem saliências:** frio ou secura. Suba para 24–27 °C e espere.
- **Chifres que não se achatam:** ainda há gás carbônico demais; abra mais.
- **A borda seca em poucos dias:** umidade baixa. Corrigida logo, o crescimento pode voltar.
- **Cheiro azedo e muito líquido amarelo:** bactérias; umas poucas gotas âmbar são normais.`,
  },
  references: ['stamets-2000', 'chang-miles-2004', 'wasser-2002'],
  publishedAt: '2026-10-15',
}
