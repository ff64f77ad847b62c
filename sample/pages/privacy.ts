import type { PageSample } from '@sample/types'

export const privacy: PageSample = {
  slug: 'privacy',
  title: { en: 'Privacy', es: 'Privacidad', pt: 'Privacidade' },
  summary: {
    en: 'What this site stores about you, what stays in your browser, who sees it, and how to get it all back or have it deleted.',
    es: 'Qué guarda este sitio sobre ti, qué se queda en tu navegador, quién lo ve y cómo recuperarlo todo o borrarlo.',
    pt: 'O que este site guarda sobre você, o que fica no seu navegador, quem vê e como receber tudo de volta ou apagar.',
  },
  content: {
    en: `You can read everything here without an account. We store as little as we can, and this page says what. It describes how the software works; whoever runs a public site with it adds their name, address and legal basis.

## Reading

Pages come from one server. They load no scripts, fonts, maps or pictures from other companies, carry no advertising and count no visitors across sites. To stop abuse, the server looks at the network address of a request for a short time and limits how much one address may ask for.

## What stays in your browser

- your choice of light or dark
- the language you chose, or that you want no other
- your cart, until you sign in
- the country you want things delivered to

These never leave your device unless you order, and you can clear them in your browser’s settings. When you ask for what is near you, the browser asks for your permission first. The position is used to sort that list and is not stored.

## If you create an account

We store your email address, a display name, a password that we cannot read, and what you add yourself: a picture, your name. Pictures lose their location and camera details when they are uploaded.

One cookie keeps you signed in. It is needed for that alone and cannot be read by scripts.

Your email address is used to write to you about your account, your contributions, orders, and things you asked to be told of. It is not shown to anyone, sold or passed on.

## What you contribute

Reviews, impressions, comments and guides appear under your display name, unless you send an impression anonymously. Anonymous means that readers see no name; a moderator can see who sent it, to prevent abuse. Likes are counted, and nobody sees a list of who liked what. Your lists of species and finds, with their places, are for you alone.

A moderator reads what you send before it appears. Reports are not shown to those they concern.

## Orders

To order without an account you give a name, an email address and, where something is shipped, a postal address. The vendor concerned sees these, and nobody else does. A key in the link we mail you opens the order, so keep it to yourself. On that page you can also have your details removed for good.

## How long

1. Your account lasts until you delete it.
2. Unconfirmed sign-ups are not turned into accounts.
3. A request to be told when a product is back is dropped once the message has been sent.
4. Backups contain all of this and are replaced by newer ones in the course of time.

## Your rights

On your account page you can download everything in one file, correct it, and delete the account. Email address, name, picture and password go, and so do likes, lists and finds. Reviews, comments and guides remain, without your name; delete them first if you want them gone.

Where data protection law gives you further rights, as it does in the European Union and in Brazil, you can also claim them from those who run the site, or complain to the authority of your country.

## Children

The site is written so that children can read it. Accounts are for people old enough to agree to this page under the law of their country.`,
    es: `Puedes leerlo todo sin cuenta. Guardamos lo menos posible, y esta página dice qué. Describe cómo funciona el programa; quien lo use para un sitio público añadirá su nombre, su dirección y su base legal.

## Leer

Las páginas vienen de un único servidor. No cargan scripts, tipos de letra, mapas ni imágenes de otras empresas, no llevan publicidad ni cuentan visitas entre sitios. Para evitar abusos, el servidor mira durante un tiempo breve la dirección de red de cada petición y limita cuánto puede pedir cada una.

## Lo que se queda en tu navegador

- tu elección de tema claro u oscuro
- el idioma que elegiste, o que no quieres otro
- tu carrito, hasta que inicias sesión
- el país al que quieres que te envíen

Nada de eso sale de tu dispositivo si no haces un pedido, y puedes borrarlo en los ajustes del navegador. Cuando preguntas por lo que hay cerca, el navegador te pide permiso. La posición sirve para ordenar esa lista y no se guarda.

## Si creas una cuenta

Guardamos tu dirección de correo, un nombre visible, una contraseña que no podemos leer y lo que tú añadas: una imagen, tu nombre. Las imágenes pierden al subirse los datos de lugar y de cámara.

Una cookie mantiene tu sesión iniciada. Solo sirve para eso y los scripts no pueden leerla.

Tu correo se usa para escribirte sobre tu cuenta, tus contribuciones, tus pedidos y lo que hayas pedido saber. No se muestra, no se vende ni se cede.

## Lo que aportas

Reseñas, impresiones, comentarios y guías aparecen con tu nombre visible, salvo que envíes una impresión de forma anónima. Anónima quiere decir que los lectores no ven ningún nombre; el equipo de moderación puede saber de quién es, para evitar abusos. Los «me gusta» se cuentan, y nadie ve la lista de quién dio cuál. Tus listas de especies y tus hallazgos, con sus lugares, son solo para ti.

Alguien del equipo de moderación lee lo que envías antes de que aparezca. Los avisos no se enseñan a quienes afectan.

## Pedidos

Para pedir sin cuenta das un nombre, un correo y, si hay envío, una dirección postal. Los ve el vendedor al que compras y nadie más. Una clave en el enlace que te mandamos abre el pedido: guárdala para ti. En esa página puedes también hacer que se borren tus datos para siempre.

## Cuánto tiempo

1. Tu cuenta dura hasta que la eliminas.
2. Los registros sin confirmar no llegan a ser cuentas.
3. El aviso de que un producto ha vuelto se borra una vez enviado el mensaje.
4. Las copias de seguridad contienen todo esto y con el tiempo las sustituyen otras más nuevas.

## Tus derechos

En tu cuenta puedes descargarlo todo en un archivo, corregirlo y eliminar la cuenta. Desaparecen correo, nombre, imagen y contraseña, y también «me gusta», listas y hallazgos. Reseñas, comentarios y guías se quedan, sin tu nombre; bórralos antes si quieres que desaparezcan.

Donde la ley te da más derechos, como en la Unión Europea o en Brasil, puedes ejercerlos ante quien gestione el sitio o reclamar ante la autoridad de tu país.

## Menores

El sitio está escrito de modo que pueda leerlo un niño. Las cuentas son para quien tenga, según la ley de su país, edad para aceptar esta página.`,
    pt: `Você pode ler tudo sem conta. Guardamos o mínimo possível, e esta página diz o quê. Ela descreve como o programa funciona; quem o usar para um site público acrescenta nome, endereço e base legal.

## Ler

As páginas vêm de um único servidor. Não carregam scripts, fontes, mapas nem imagens de outras empresas, não têm publicidade e não contam visitas entre sites. Para evitar abusos, o servidor olha por pouco tempo o endereço de rede de cada pedido e limita quanto cada um pode solicitar.

## O que fica no seu navegador

- a sua escolha de tema claro ou escuro
- o idioma que você escolheu, ou que não quer outro
- o seu carrinho, até você entrar na conta
- o país para onde quer receber entregas

Nada disso sai do seu aparelho se você não fizer um pedido, e tudo pode ser apagado nas configurações do navegador. Quando você pede o que está por perto, o navegador pergunta antes. A posição serve para ordenar aquela lista e não é guardada.

## Se você criar uma conta

Guardamos o seu e-mail, um nome visível, uma senha que não conseguimos ler e o que você mesmo acrescentar: uma imagem, o seu nome. As imagens perdem, ao serem enviadas, os dados de local e de câmera.

Um cookie mantém você conectado. Serve apenas para isso e os scripts não conseguem lê-lo.

O seu e-mail é usado para escrever sobre a sua conta, as suas contribuições, os seus pedidos e o que você pediu para saber. Não é mostrado, vendido nem repassado.

## O que você contribui

Avaliações, impressões, comentários e guias aparecem com o seu nome visível, a não ser que você envie uma impressão de forma anônima. Anônima quer dizer que os leitores não veem nome algum; a moderação pode saber de quem é, para evitar abusos. As curtidas são contadas, e ninguém vê a lista de quem curtiu o quê. As suas listas de espécies e os seus achados, com os lugares, são só para você.

Um moderador lê o que você envia antes que apareça. As denúncias não são mostradas a quem elas atingem.

## Pedidos

Para pedir sem conta, você informa nome, e-mail e, se houver entrega, endereço. Quem vende vê esses dados, e mais ninguém. Uma chave no link que enviamos abre o pedido: guarde-a para você. Na mesma página você pode mandar apagar os seus dados para sempre.

## Por quanto tempo

1. A sua conta dura até você excluí-la.
2. Cadastros não confirmados não viram conta.
3. O pedido de aviso sobre a volta de um produto é apagado depois de enviada a mensagem.
4. As cópias de segurança contêm tudo isso e com o tempo são substituídas por mais novas.

## Os seus direitos

Na sua conta você pode baixar tudo em um arquivo, corrigir e excluir a conta. Somem e-mail, nome, imagem e senha, assim como curtidas, listas e achados. Avaliações, comentários e guias ficam, sem o seu nome; apague-os antes se quiser que sumam.

Onde a lei dá mais direitos, como na União Europeia e no Brasil, você também pode exercê-los junto a quem administra o site ou reclamar à autoridade do seu país.

## Crianças

O site é escrito de modo que crianças possam lê-lo. As contas são para quem tem, pela lei do seu país, idade para aceitar esta página.`,
  },
}
