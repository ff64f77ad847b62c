import { type CollectionAfterErrorHook, Forbidden } from 'payload'

/** Answers 404 for a file that nobody uploaded and for one that is not public, so that they cannot be told apart. */
export const hideForbiddenFile: CollectionAfterErrorHook = ({ error, req }) =>
  error instanceof Forbidden && req.method === 'GET' && req.pathname?.includes('/media/file/')
    ? { status: 404, response: { errors: [{ message: req.t('general:notFound') }] } }
    : undefined
