/** Context of a write among many: lists are written in one go afterwards, by `relist`. */
export const listedAfterwards = { listedAfterwards: true }
