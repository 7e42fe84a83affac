import { jsonResponse } from '@/lib/http/answer';
import { SHIPPED } from '@/lib/http/cache';
import { methods, notFound } from '@/lib/http/methods';
import { jsonSchema } from '@/lib/http/schemas';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: async (_request, { params }: RouteContext<'/api/v1/schema/[name]'>) => {
    const schema = jsonSchema((await params).name);
    return schema
      ? jsonResponse(schema, { ...SHIPPED, 'content-type': 'application/schema+json' })
      : notFound();
  },
});
