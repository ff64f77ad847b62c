import { dataPath } from '@/foundation/routing/paths'

/** The version of addresses that always lead to the present one. */
export const latestVersion = 'latest'

/** The address of a file of a version. */
export const dataFilePath = (version: string, file: string): string => `${dataPath}/${version}/${file}`
