import { articleContributionsPage } from '@/site/articles/article-contributions'

export const postContributionsPage = articleContributionsPage('posts')
