export { NotFoundPage as default } from '@/app/(site)/site-shell/not-found'
