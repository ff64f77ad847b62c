import type { PageSample } from '@sample/types'
import { about } from './about'

export const pages: PageSample[] = [about]
