import { articleContributionsPage } from '@/site/articles/article-contributions'

export const projectContributionsPage = articleContributionsPage('projects')
