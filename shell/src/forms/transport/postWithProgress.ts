interface PostOptions {
  body: FormData;
  headers: Readonly<Record<string, string>>;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

export interface PostAnswer {
  status: number;
  body: { id: string };
}

/**
 * Posts with XMLHttpRequest, the only way in which browsers tell how
 * much has gone. Rejects when it is broken off or nothing comes back.
 */
export function postWithProgress(url: string, { body, headers, signal, onProgress }: PostOptions): Promise<PostAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error('The upload was broken off.'));
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => resolve({ status: request.status, body: parseBody(request.responseText) }));
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) return fail();
    request.send(body);
  });
}

function parseBody(text: string): PostAnswer['body'] {
  try {
    return JSON.parse(text) as PostAnswer['body'];
  } catch {
    return { id: '' };
  }
}
