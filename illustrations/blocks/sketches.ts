/** What each block looks like on a page, in outline, for editors who choose one. */
import {
  area,
  arrow,
  button,
  card,
  frame,
  line,
  mark,
  mushroom,
  picture,
  row,
  stars,
  svg,
  text,
  title,
  triangle,
} from './sketch-parts'

const heading = title(20, 22, 90)

/** A person's name, and what they say. */
const opinion = (y: number) => mark(30, y + 10, 9) + line(48, y, 60) + text(48, y + 12, 160, 2)

/** Cards under a heading, as lists of related entries have them. */
const cards = (count: number) => heading + row(count, (x, width) => card(x, 46, width, 92))

/** Cards of which more follow on both sides. */
const turning = (count: number, between: string) =>
  heading + row(count, (x, width) => card(x, 46, width, 78), { x: 36, width: 168 }) + between

const sideArrows = arrow(22, 76, -1) + arrow(218, 76, 1)

const sketches = {
  banner: area(20, 50, 200, 60) + mark(42, 80, 9) + text(62, 68, 140, 3),
  content: text(20, 40, 92, 8) + text(128, 40, 92, 8),
  feature: picture(20, 30, 90, 100) + title(126, 38, 80) + text(126, 58, 94, 4) + button(126, 108, 54),
  cta: frame(20, 40, 200, 80) + title(70, 56, 100) + line(60, 76, 120) + button(86, 92, 68),
  buttonArray: row(3, (x, width) => button(x, 56, width)) + row(3, (x, width) => button(x, 86, width)),
  gallery: picture(20, 16, 200, 96) + row(5, (x, width) => area(x, 120, width, 26)),
  mediaBlock: picture(30, 20, 180, 104) + line(60, 134, 120),
  photoArray:
    row(3, (x, width) => picture(x, 20, width, 56)) + row(3, (x, width) => picture(x, 86, width, 56)),
  embedding: area(30, 26, 180, 108) + triangle(118, 80, 36),
  recipe:
    picture(20, 16, 200, 44) +
    title(20, 70, 100) +
    [90, 106, 122, 138].map((y) => mark(25, y + 2, 3) + line(36, y, 56)).join('') +
    row(1, (x, width) => text(x, 90, width, 6), { x: 112, width: 108 }),
  references: heading + [50, 80, 110].map((y) => mark(26, y + 2, 4) + text(40, y, 180, 2)).join(''),
  speciesBlock:
    picture(20, 30, 70, 100) + title(106, 36, 100) + line(106, 54, 70) + stars(113, 76) + button(106, 98, 70),
  rating: title(60, 40, 120) + stars(66, 82, 5, 1.5) + line(84, 110, 72),
  productDescription:
    row(3, (x, width) => (x === 20 ? title(x + 8, 30, width - 16) : line(x + 8, 33, width - 16))) +
    frame(20, 48, 200, 92) +
    text(34, 64, 172, 6),
  carousel: turning(3, sideArrows) + row(3, (x, width) => mark(x + width / 2, 140, 3), { x: 96, width: 48 }),
  productCarousel:
    turning(2, sideArrows) + row(2, (x, width) => button(x, 132, width), { x: 36, width: 168 }),
  archive:
    heading + row(4, (x, width) => area(x, 40, width, 12)) + row(3, (x, width) => card(x, 62, width, 80)),
  categoryBar:
    area(20, 34, 200, 26) +
    row(4, (x, width) => line(x + 8, 45, width - 16)) +
    frame(72, 64, 78, 70) +
    text(82, 76, 58, 5),
  relatedMushrooms: cards(3),
  relatedGuides:
    heading + [48, 82, 116].map((y) => picture(20, y, 40, 28) + text(72, y + 8, 140, 2)).join(''),
  relatedPosts: heading + row(2, (x, width) => area(x, 46, width, 50) + text(x, 106, width, 3)),
  relatedProducts:
    heading +
    row(4, (x, width) => picture(x, 46, width, 56) + line(x, 110, width) + title(x, 122, width / 2)),
  vendor:
    frame(20, 30, 200, 70) +
    area(32, 42, 46, 46) +
    title(90, 46, 90) +
    text(90, 64, 116, 2) +
    button(20, 114, 80),
  impressions:
    heading +
    row(
      3,
      (x, width) => line(x, 50, width) + area(x, 60, width, 8) + line(x, 78, width) + area(x, 88, width, 8),
    ) +
    opinion(112),
  reviews: heading + stars(27, 54) + opinion(76) + opinion(112),
  comments: heading + opinion(48) + opinion(82) + frame(20, 118, 200, 26),
  form: [26, 62, 98].map((y) => line(20, y, 50) + frame(20, y + 8, 200, 20)).join('') + button(20, 138, 60),
  hero:
    mushroom(182, 132, 84) +
    title(20, 40, 100) +
    title(20, 56, 76) +
    text(20, 78, 96, 3) +
    button(20, 116, 70),
  speciesMosaic:
    picture(20, 20, 96, 120) + picture(124, 20, 44, 56) + picture(176, 20, 44, 56) + picture(124, 84, 96, 56),
  inSeason:
    heading +
    row(12, (x, width) => area(x, 44, width, 14), { gap: 3 }) +
    mark(165, 51, 6) +
    row(4, (x, width) => card(x, 70, width, 74)),
  deadlySpecies:
    area(12, 12, 216, 136) +
    title(28, 28, 110) +
    row(4, (x, width) => mushroom(x + width / 2, 104, 38) + line(x + 4, 116, width - 8), {
      x: 28,
      width: 184,
    }),
  newest: heading + mark(206, 26, 7) + row(4, (x, width) => card(x, 46, width, 92)),
  marketSelection:
    heading +
    row(3, (x, width) => picture(x, 46, width, 60) + title(x, 114, width / 2) + line(x, 130, width)),
  encyclopediaContents: row(
    3,
    (x, width) => mushroom(x + width / 2, 62, 32) + title(x + 6, 76, width - 12) + text(x, 96, width, 4),
  ),
  speciesByShape:
    row(5, (x, width) => mushroom(x + width / 2, 66, 30) + line(x, 74, width)) +
    row(5, (x, width) => mushroom(x + width / 2, 126, 30) + line(x, 134, width)),
  taxonomyOverview: row(
    3,
    (x, width) => title(x, 26, width * 0.7) + [44, 68, 92, 116].map((y) => frame(x, y, width, 16)).join(''),
  ),
  pageList:
    title(20, 20, 120) +
    row(3, (x, width) => card(x, 40, width, 50)) +
    row(3, (x, width) => card(x, 98, width, 50)),
} satisfies Record<string, string>

export type SketchedBlock = keyof typeof sketches

/** Returns the sketches as SVG, by the slugs of the blocks. */
export const blockSketches = (): [SketchedBlock, string][] =>
  Object.entries(sketches).map(([slug, content]) => [slug as SketchedBlock, svg(content)])
