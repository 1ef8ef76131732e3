// Everybody who is connected at one door, and who makes way when there is no more room (docs/server.md, Limits): first those who are
// silent, then those who only look on, the newest first; never somebody who plays. A few places beyond the limit are for short
// requests, the last of them for /health and /metrics. On the first lane; `claim` and `end` may concern another.
//
//   Crowd::Place place(crowd);                     // a connection, as long as it lasts
//   const Crowd::Silence silence(place, end);      // nothing was asked: it may be ended
//   if (crowd.admit(ann, claim)) Crowd::Guest guest(place, ann, look, end);   // it stays
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <list>
#include <string>
#include <utility>

namespace zig::server {

class Crowd {
 public:
  static constexpr std::size_t kReserve = 64;      // places beyond the limit
  static constexpr std::size_t kForMachines = 16;  // the last of them
  static constexpr int kSocketsOfPlayer = 8;       // more of them are taken for strangers

  // Who has more right to a place.
  enum class Claim : std::uint8_t { Stranger, Seated, Playing };
  using End = std::function<void()>;

  explicit Crowd(std::size_t most) : most_(most) {}
  Crowd(const Crowd&) = delete;
  Crowd& operator=(const Crowd&) = delete;

  std::size_t open() const { return open_ - leaving_; }
  bool full() const { return open() >= most_; }
  bool over() const { return open() > most_; }  // for somebody who has a place: it is beyond the limit
  bool only_machines() const { return open_ > most_ + kReserve - kForMachines; }
  bool closed() const { return open_ >= most_ + kReserve; }
  std::size_t made_way() const { return made_way_; }  // so many were ended

  // Ends the connection that has been silent longest. False: nobody is silent.
  bool make_room();
  // Whether another guest may stay. Where there are as many as there are places, the newest one with a smaller claim makes way.
  bool admit(const std::string& person, Claim claim);

  class Place {
   public:
    explicit Place(Crowd& crowd) : crowd_(crowd) { ++crowd_.open_; }
    ~Place();
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;

   private:
    friend class Crowd;
    Crowd& crowd_;
    bool leaving_ = false;
  };

  // Somebody who may have to make way. `end` is called at most once.
  class Silence {
   public:
    Silence(Place& place, End end);
    ~Silence();
    Silence(const Silence&) = delete;
    Silence& operator=(const Silence&) = delete;

   private:
    friend class Crowd;
    Place& place_;
    const End end_;
    std::list<Silence*>::iterator at_;
    bool listed_ = true;
  };
  class Guest {
   public:
    Guest(Place& place, std::string person, std::function<Claim()> claim, End end);
    ~Guest();
    Guest(const Guest&) = delete;
    Guest& operator=(const Guest&) = delete;
    void now_ends_by(End end) { end_ = std::move(end); }

   private:
    friend class Crowd;
    Place& place_;
    const std::string person_;
    const std::function<Claim()> claim_;
    End end_;
    std::list<Guest*>::iterator at_;
    bool listed_ = true;
  };

 private:
  void end(Place& place, const End& end);
  int sockets_of(const std::string& person) const;

  const std::size_t most_;
  std::size_t open_ = 0, leaving_ = 0, made_way_ = 0;
  std::list<Silence*> silent_;  // the longest first
  std::list<Guest*> guests_;    // in the order in which they came
};

}  // namespace zig::server
