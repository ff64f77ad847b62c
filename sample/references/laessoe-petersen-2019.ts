import type { ReferenceSample } from '@sample/types'

export const laessoePetersen2019: ReferenceSample = {
  slug: 'laessoe-petersen-2019',
  title: 'Fungi of Temperate Europe',
  authors: 'Thomas Læssøe, Jens H. Petersen',
  publication: 'Princeton University Press, two volumes',
  year: 2019,
  link: 'https://press.princeton.edu/books/hardcover/9780691180373/fungi-of-temperate-europe',
  summary: {
    en: 'Two volumes with photographs and descriptions of more than 2,800 species, arranged by form. Used for characters, habitat, season and distribution in Europe.',
    es: 'Dos volúmenes con fotografías y descripciones de más de 2800 especies, ordenadas por su forma. Sirve para los caracteres, el hábitat, la temporada y la distribución en Europa.',
    pt: 'Dois volumes com fotografias e descrições de mais de 2.800 espécies, ordenadas pela forma. Serve para os caracteres, o habitat, a época e a distribuição na Europa.',
  },
}
