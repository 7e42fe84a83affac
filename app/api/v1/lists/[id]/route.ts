import { fileBooks } from '@/lib/catalogue/files';
import { jsonResponse } from '@/lib/http/answer';
import { SHIPPED } from '@/lib/http/cache';
import { methods, notFound } from '@/lib/http/methods';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: async (_request, { params }: RouteContext<'/api/v1/lists/[id]'>) => {
    const list = fileBooks().list((await params).id);
    return list ? jsonResponse(list, SHIPPED) : notFound();
  },
});
