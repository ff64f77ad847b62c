/** Context of bulk writes: the hooks skip the list index, and `reindex` rebuilds it afterwards. */
export const listedAfterwards = { listedAfterwards: true }
