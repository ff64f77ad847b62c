import type { PageSample } from '@sample/types'

export const terms: PageSample = {
  slug: 'terms',
  title: {
    en: 'Terms of the demonstration',
    es: 'Condiciones de la demostración',
    pt: 'Termos da demonstração',
  },
  summary: {
    en: 'This site runs with sample content. What is true, what is invented, and what you may do with both.',
    es: 'Este sitio funciona con contenido de muestra. Qué es cierto, qué es inventado y qué puedes hacer con lo uno y lo otro.',
    pt: 'Este site funciona com conteúdo de amostra. O que é verdadeiro, o que é inventado e o que você pode fazer com ambos.',
  },
  content: {
    en: `These terms apply as long as the site runs with its sample content. They are an example, too: whoever puts a site of this kind before the public replaces them by their own, with the name and address of those responsible, and has them checked by a lawyer.

## True and invented

**True, to the best of the editors’ knowledge:** our statements on species, look-alikes, poisons, cultivation, cooking and law, with the sources that are named.

**Invented:** vendors, wholesalers, dropshippers and affiliates, their products, prices, certificates and addresses; members with all they write and rate; and the projects, which describe what a community could do. Names that resemble those of real people or firms do so by accident. Web addresses use domains reserved for examples, and telephone numbers lead nowhere.

## No sale takes place

You can fill a cart and send an order request, to see how it works. No contract comes of it. Nobody dispatches anything, and no payment is asked for. If anyone asks you for money in the name of this demonstration, do not pay.

## Not advice

Nothing here replaces an expert with your mushroom in the hand, a doctor, a poison centre or a lawyer. Do not eat a mushroom on the strength of a page or a picture. Do not take an extract in place of treatment. Laws differ from place to place and change; what is printed about them is general and dated.

In an emergency, call the number of your country at once.

## Your account

1. One person, one account. Choose a display name that is not somebody else’s.
2. Keep your password to yourself. You are signed out everywhere when you change it.
3. You can download all that is stored about you, and delete your account, at any time from your account page.
4. The operator may reset the demonstration and delete all accounts and entries, without notice.

## What you write

Reviews, impressions, comments and guides stay yours. By sending them you allow the site to show them, in full or in part, in every language it offers. A moderator reads them first and may decline them, with a reason.

Please do not send:

- advice that could make somebody eat something poisonous
- the exact place of rare or protected species
- personal data of others, insults or advertising
- promises of healing
- offers of, or directions for, anything the law forbids
- texts or pictures that you have no right to

Reports are read by a person. Nobody learns who sent one.

## What you may use

Texts and plates are the site’s own and may be quoted with their source. The nutrition table comes from the United States Department of Agriculture and is in the public domain. Literature that is cited belongs to its authors and publishers.

## Liability

The demonstration is offered as it is. It may be slow, wrong or gone tomorrow. What the law does not permit to be excluded, above all liability for intent and for injury to life and health, is not excluded.

## Changes

These terms change when the demonstration does. The version on this page is the one that counts.`,
    es: `Estas condiciones valen mientras el sitio funcione con su contenido de muestra. Son también un ejemplo: quien abra al público un sitio así las sustituirá por las suyas, con el nombre y la dirección de los responsables, y se las dará a revisar a un abogado.

## Lo cierto y lo inventado

**Cierto, según el mejor saber de la redacción:** lo que se dice de especies, posibles confusiones, venenos, cultivo, cocina y leyes, con las fuentes citadas.

**Inventado:** vendedores, mayoristas, proveedores con envío directo y afiliados, con sus productos, precios, certificados y direcciones; los usuarios, con todo lo que escriben y valoran; y los proyectos, que describen lo que una comunidad podría hacer. Si algún nombre se parece al de una persona o empresa real, es por azar. Las direcciones web usan dominios reservados para ejemplos y los teléfonos no llevan a ninguna parte.

## No hay venta

Puedes llenar un carrito y enviar una solicitud de pedido para ver cómo funciona. De ahí no nace ningún contrato. Nadie envía nada ni se pide pago alguno. Si alguien te reclama dinero en nombre de esta demostración, no pagues.

## No es asesoramiento

Nada de lo que hay aquí sustituye a un experto con tu seta en la mano, a un médico, a un centro toxicológico ni a un abogado. No comas una seta fiándote de una página o de una imagen. No tomes un extracto en lugar de un tratamiento. Las leyes varían de un sitio a otro y cambian; lo que se publica sobre ellas es general y lleva fecha.

En una emergencia, llama enseguida al número de tu país.

## Tu cuenta

1. Una persona, una cuenta. Elige un nombre visible que no sea el de otra persona.
2. Guarda la contraseña para ti. Al cambiarla se cierran todas tus sesiones.
3. Desde tu cuenta puedes descargar cuando quieras todo lo que se guarda sobre ti, y eliminarla.
4. El titular puede reiniciar la demostración y borrar cuentas y aportaciones sin previo aviso.

## Lo que escribes

Reseñas, impresiones, comentarios y guías siguen siendo tuyos. Al enviarlos permites que el sitio los muestre, enteros o en parte, en todas sus lenguas. Antes los lee alguien del equipo de moderación, que puede rechazarlos dando un motivo.

Por favor, no envíes:

- consejos que puedan llevar a alguien a comer algo venenoso
- el lugar exacto de especies raras o protegidas
- datos personales de otros, insultos o publicidad
- promesas de curación
- ofertas o instrucciones de algo que la ley prohíba
- textos o imágenes sobre los que no tengas derechos

Los avisos los lee una persona. No se revela quién los envió.

## Lo que puedes usar

Los textos y las ilustraciones son del sitio y pueden citarse indicando la fuente. La tabla de nutrición procede del Departamento de Agricultura de Estados Unidos y es de dominio público. La bibliografía citada pertenece a sus autores y editores.

## Responsabilidad

La demostración se ofrece tal cual. Puede ser lenta, equivocarse o desaparecer mañana. Lo que la ley no permite excluir, ante todo la responsabilidad por dolo y por daños a la vida y la salud, no se excluye.

## Cambios

Estas condiciones cambian cuando cambia la demostración. Vale la versión de esta página.`,
    pt: `Estes termos valem enquanto o site funcionar com o conteúdo de amostra. São também um exemplo: quem abrir ao público um site como este vai substituí-los pelos seus, com nome e endereço dos responsáveis, e submetê-los a um advogado.

## O verdadeiro e o inventado

**Verdadeiro, até onde a redação sabe:** o que se diz sobre espécies, confusões possíveis, venenos, cultivo, cozinha e leis, com as fontes citadas.

**Inventado:** vendedores, atacadistas, fornecedores com envio direto e afiliados, com produtos, preços, certificados e endereços; os usuários, com tudo o que escrevem e avaliam; e os projetos, que descrevem o que uma comunidade poderia fazer. Se algum nome se parece com o de pessoa ou empresa real, é por acaso. Os endereços na internet usam domínios reservados para exemplos e os telefones não levam a lugar nenhum.

## Não há venda

Você pode encher um carrinho e enviar um pedido para ver como funciona. Disso não nasce contrato algum. Ninguém despacha nada e nenhum pagamento é pedido. Se alguém cobrar dinheiro em nome desta demonstração, não pague.

## Não é aconselhamento

Nada aqui substitui um especialista com o seu cogumelo na mão, um médico, um centro de informação toxicológica ou um advogado. Não coma um cogumelo com base em uma página ou imagem. Não tome extrato em lugar de tratamento. As leis variam de lugar para lugar e mudam; o que se publica sobre elas é geral e tem data.

Em uma emergência, ligue já para o número do seu país.

## Sua conta

1. Uma pessoa, uma conta. Escolha um nome visível que não seja de outra pessoa.
2. Guarde a senha só para você. Ao trocá-la, todas as sessões são encerradas.
3. Na sua conta você pode baixar, quando quiser, tudo o que está guardado sobre você, e excluí-la.
4. O responsável pode reiniciar a demonstração e apagar contas e textos sem aviso.

## O que você escreve

Avaliações, impressões, comentários e guias continuam seus. Ao enviá-los, você permite que o site os mostre, inteiros ou em parte, em todas as suas línguas. Antes, um moderador os lê e pode recusá-los, com um motivo.

Por favor, não envie:

- conselhos que possam levar alguém a comer algo venenoso
- o lugar exato de espécies raras ou protegidas
- dados pessoais de outros, ofensas ou publicidade
- promessas de cura
- ofertas ou instruções de algo que a lei proíba
- textos ou imagens sobre os quais você não tem direitos

As denúncias são lidas por uma pessoa. Não se revela quem as enviou.

## O que você pode usar

Textos e ilustrações são do site e podem ser citados com a fonte. A tabela de nutrição vem do Departamento de Agricultura dos Estados Unidos e está em domínio público. A literatura citada pertence a seus autores e editores.

## Responsabilidade

A demonstração é oferecida como está. Pode ser lenta, errar ou sumir amanhã. O que a lei não permite excluir, sobretudo a responsabilidade por dolo e por danos à vida e à saúde, não está excluído.

## Alterações

Estes termos mudam quando a demonstração muda. Vale a versão desta página.`,
  },
}
