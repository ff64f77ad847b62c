import type { PageSample } from '@sample/types'
import { about } from './about'
import { howWeVerify } from './how-we-verify'
import { privacy } from './privacy'
import { terms } from './terms'

export const pages: PageSample[] = [about, howWeVerify, privacy, terms]
