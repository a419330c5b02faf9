/* The least that telling everybody can cost: accepts connections, answers each with a head, and on a line of its input writes the same bytes to all of
 * them, one after the other. Says what that cost the processor. */
#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

static const char HEAD[] = "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\nevent: stand\ndata: {}\n\n";

static long cpu_us(void) {
  struct rusage used;
  getrusage(RUSAGE_SELF, &used);
  return (used.ru_utime.tv_sec + used.ru_stime.tv_sec) * 1000000L + used.ru_utime.tv_usec + used.ru_stime.tv_usec;
}

int main(int argc, char **argv) {
  int room = argc > 1 ? atoi(argv[1]) : 1000;
  int *clients = calloc((size_t)room, sizeof(int));
  int count = 0, on = 1;
  char line[4096], request[4096];
  struct sockaddr_in here = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  socklen_t size = sizeof here;
  int door = socket(AF_INET, SOCK_STREAM, 0);
  signal(SIGPIPE, SIG_IGN);
  if (bind(door, (struct sockaddr *)&here, sizeof here) || listen(door, 4096) ||
      getsockname(door, (struct sockaddr *)&here, &size))
    return 1;
  printf("port %d\n", ntohs(here.sin_port));
  fflush(stdout);
  for (;;) {
    struct pollfd waits[2] = {{.fd = door, .events = POLLIN}, {.fd = 0, .events = POLLIN}};
    poll(waits, 2, -1);
    if (waits[0].revents && count < room) {
      int client = accept(door, 0, 0);
      setsockopt(client, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
      if (read(client, request, sizeof request) <= 0 || write(client, HEAD, sizeof HEAD - 1) < 0) return 1;
      clients[count++] = client;
    }
    if (!waits[1].revents) continue;
    /* A line is the bytes to write, without the empty line that ends them. */
    if (!fgets(line, sizeof line - 2, stdin)) return 0;
    strcat(line, "\n");
    size_t length = strlen(line);
    long before = cpu_us();
    for (int i = 0; i < count; i += 1)
      if (write(clients[i], line, length) != (ssize_t)length) return 1;
    printf("cpu %ld\n", cpu_us() - before);
    fflush(stdout);
  }
}
