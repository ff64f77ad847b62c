export { notFound, permanentRedirect, redirect } from 'next/navigation'
