// The server loads this file where the path aliases are not resolved: it must not import anything.

/** Query parameters of the pages about potency; `state` is also a filter of lists. */
export const potencyParameters = ['age', 'law', 'weight']
