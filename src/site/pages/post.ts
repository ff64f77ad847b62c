import { articlePage } from '@/site/articles/article-page'

export const postPage = articlePage('posts')
