import type { Metadata } from 'next'
import { wholeList } from '@/app/(site)/lists/all-species'
import { type LocaleParams, localeOf } from '@/app/(site)/site-shell/params'
import { Directory, directoryMetadata } from '@/app/(site)/suppliers/directory'

interface Props {
  params: Promise<LocaleParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return directoryMetadata(localeOf(await params), 'dropshipping', 1)
}

export default async function DirectoryPage({ params }: Props) {
  return <Directory locale={localeOf(await params)} kind="dropshipping" query={wholeList(1)} />
}
