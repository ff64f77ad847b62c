export { ArchiveLoading as default } from '@/app/(site)/archives/archive-loading.client'
