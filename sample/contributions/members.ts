import type { MemberSample } from '@sample/types'

/** Fictitious people; each writes in one language. */
export const members: Record<string, MemberSample> = {
  hazel: { alias: 'Hazel Brook', locale: 'en' },
  owen: { alias: 'Owen under oaks', locale: 'en' },
  priya: { alias: 'Priya N.', locale: 'en' },
  jonah: { alias: 'Jonah', locale: 'en' },
  ines: { alias: 'Inés R.', locale: 'es' },
  mateo: { alias: 'Mateo del hayedo', locale: 'es' },
  lucia: { alias: 'Lucía V.', locale: 'es' },
  andres: { alias: 'Andrés', locale: 'es' },
  joana: { alias: 'Joana F.', locale: 'pt' },
  rui: { alias: 'Rui da serra', locale: 'pt' },
  thiago: { alias: 'Thiago M.', locale: 'pt' },
  beatriz: { alias: 'Beatriz', locale: 'pt' },
}
