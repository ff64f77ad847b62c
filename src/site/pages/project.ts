import { articlePage } from '@/site/articles/article-page'

export const projectPage = articlePage('projects')
