/**
 * The header of a request for what a narrowed list says anew, without the page around it. Where an address is a page
 * that is kept, the whole page is answered all the same.
 */
export const listPartHeader = 'x-list-part'
