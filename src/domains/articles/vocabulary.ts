/** What posts are about; the first one of a post is its label in lists. */
export const topics = ['safety', 'law', 'identification', 'kitchen', 'growing', 'science'] as const
export type Topic = (typeof topics)[number]

export const projectStates = ['planned', 'running', 'finished'] as const
export type ProjectState = (typeof projectStates)[number]

/** The collections of articles. */
export const articleCollections = ['posts', 'projects'] as const
export type ArticleCollection = (typeof articleCollections)[number]
