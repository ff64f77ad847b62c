/**
 * The sign for bytes that could not be read; UTF-8 that was read as Windows-1252, `Ã³` for `ó`, but not `MAÇÃ»`; and the
 * encoding of MS-DOS, `¢` for `ó`.
 */
const damage = /\ufffd|[ÃÂ][\u0080-\u00ba\u00bc-\u00bf]|â€[\u0080-\u00bf™œ“”˜]|\p{L}[¤¢¡]\p{L}/u

/** Whether a text lost or changed letters when a program opened or saved it in another encoding. */
export const isDamaged = (text: string) => damage.test(text)
