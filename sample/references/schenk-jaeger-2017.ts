import type { ReferenceSample } from '@sample/types'

export const schenkJaeger2017: ReferenceSample = {
  slug: 'schenk-jaeger-2017',
  title:
    'No clinically relevant effects in children after accidental ingestion of Panaeolina foenisecii (lawn mower’s mushroom)',
  authors: 'Katharina M. Schenk-Jaeger et al.',
  publication: 'Clinical Toxicology 55(3): 217–220',
  year: 2017,
  link: 'https://doi.org/10.1080/15563650.2016.1271129',
  summary: {
    en: 'Nineteen small children who had eaten one to five caps, followed by seven poison centres of Germany and Switzerland: sixteen stayed well, none hallucinated.',
    es: 'Diecinueve niños pequeños que habían comido de uno a cinco ejemplares, seguidos por siete centros de toxicología de Alemania y Suiza: dieciséis siguieron bien y ninguno tuvo alucinaciones.',
    pt: 'Dezenove crianças pequenas que tinham comido de um a cinco exemplares, acompanhadas por sete centros de toxicologia da Alemanha e da Suíça: dezesseis continuaram bem e nenhuma teve alucinações.',
  },
}
