import { type BuiltInTerm, entry, term } from './term'

/** How the gills meet the stem. */
export const attachments: readonly BuiltInTerm[] = [
  term(
    'free',
    entry('free gills', 'Gills that end before they reach the stem.'),
    entry('láminas libres', 'Láminas que terminan antes de llegar al pie.'),
    entry('lâminas livres', 'Lâminas que terminam antes de chegar ao estipe.'),
  ),
  term(
    'adnate',
    entry('adnate', 'Of gills: joined to the stem along their whole depth.'),
    entry('adnatas', 'De las láminas: unidas al pie en toda su anchura.', 'adnata', 'adheridas'),
    entry('adnatas', 'Das lâminas: unidas ao estipe em toda a sua largura.', 'adnata'),
  ),
  term(
    'adnexed',
    entry('adnexed', 'Of gills: joined to the stem by a narrow part only.'),
    entry('adnexas', 'De las láminas: unidas al pie solo por una parte estrecha.', 'adnexa'),
    entry('adnexas', 'Das lâminas: unidas ao estipe só por uma parte estreita.', 'adnexa'),
  ),
  term(
    'decurrent',
    entry('decurrent', 'Of gills, pores or ridges: running down the stem.'),
    entry('decurrentes', 'De láminas, poros o pliegues: que bajan por el pie.', 'decurrente'),
    entry('decurrentes', 'De lâminas, poros ou pregas: que descem pelo estipe.', 'decurrente'),
  ),
  term(
    'subdecurrent',
    entry('subdecurrent', 'Of gills: running down the stem a little.'),
    entry('subdecurrentes', 'De las láminas: que bajan un poco por el pie.', 'subdecurrente'),
    entry('subdecurrentes', 'Das lâminas: que descem um pouco pelo estipe.', 'subdecurrente'),
  ),
  term(
    'emarginate',
    entry('emarginate', 'Of gills: with a notch just before the stem.', 'sinuate'),
    entry(
      'escotadas',
      'De las láminas: con una muesca justo antes del pie.',
      'escotada',
      'sinuadas',
      'sinuada',
    ),
    entry(
      'emarginadas',
      'Das lâminas: com um entalhe logo antes do estipe.',
      'emarginada',
      'sinuadas',
      'sinuada',
    ),
  ),
  term(
    'seceding',
    entry('seceding', 'Of gills: joined at first, tearing loose from the stem with age.'),
    entry('separables', 'De las láminas: unidas al principio, se sueltan del pie con la edad.', 'secedentes'),
    entry('secedentes', 'Das lâminas: unidas a princípio, soltam-se do estipe com a idade.', 'secedente'),
  ),
]
