import { expect, test } from 'vitest'
import { otherForms } from './plurals'

test.each([
  ['rovelló', 'ca', ['rovellons']],
  ['rovelló de cabra', 'ca', ['rovellons de cabra']],
  ['fredolic metzinós', 'ca', ['fredolics metzinosos']],
  ['farinera borda', 'ca-valencia', ['farineres bordes']],
  ['gírgola d’olivera', 'ca', ['gírgoles d’olivera']],
  ['llengua de bou', 'ca', ['llengües de bou']],
  ['llenega', 'ca', ['llenegues']],
  ['pixacà', 'ca', ['pixacans']],
  ['apagallums', 'ca', []],
  ['pan do demo', 'gl', ['pans do demo']],
  ['rebentabois', 'gl', []],
  ['gibelurdin', 'eu', ['gibelurdina', 'gibelurdinak']],
  ['ilarraka', 'eu', ['ilarrakak']],
  ['onddo beltz', 'eu', ['onddo beltza', 'onddo beltzak']],
  ['shimeji', 'ja', []],
])('“%s” (%s) is also searched for as %j', (name, language, forms) =>
  expect(otherForms(name, language)).toEqual(forms),
)
