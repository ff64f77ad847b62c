import type { ProjectSample } from '@sample/types'
import { sporePrintLibrary } from './spore-print-library'

export const projects: ProjectSample[] = [sporePrintLibrary]
