/** Letters that Unicode does not take apart into a base letter and an accent. */
const baseLetters: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  ø: 'o',
  ŧ: 't',
  ə: 'e',
  ǝ: 'e',
}

const withoutBase = new RegExp(`[${Object.keys(baseLetters).join('')}]`, 'g')

/**
 * Letters as they are compared everywhere: in lower case, of usual width, without accents, `Læssøe` as `laessoe`. The
 * migration `fold_letters` has the same for PostgreSQL.
 */
export function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(withoutBase, (letter) => baseLetters[letter] ?? letter)
}
